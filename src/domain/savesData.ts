declare global {
  interface Navigator {
    /** https://wicg.github.io/netinfo/; some browsers have none. */
    readonly connection?: { readonly saveData?: boolean }
  }
}

/** Whether the visitor asked the browser to save data: nothing is fetched ahead for them. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true
}
