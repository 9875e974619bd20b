declare global {
  interface Navigator {
    /** https://wicg.github.io/netinfo/; not supported by all browsers. */
    readonly connection?: { readonly saveData?: boolean }
  }
}

/** Whether the browser's data saver is on; prefetching is disabled then. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true
}
