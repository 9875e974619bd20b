/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope

/** `self`, typed as the service worker's global scope. */
export const scope = self
