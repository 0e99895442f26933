/** A file drawn into the bundle as a data URL, so that it is found wherever the bundle runs. */
declare module '*.woff?inline' {
  const url: string
  export default url
}
