/** For tools that read `.ts` files without Vue's compiler: fits everywhere. vue-tsc takes each component's own type. */
declare module '*.vue' {
  const component: never
  export default component
}
