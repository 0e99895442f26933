/** For tools that read `.ts` files without Vue's compiler; vue-tsc takes each component's own type. */
declare module '*.vue' {
  import type { Component } from 'vue'

  const component: Component
  export default component
}
