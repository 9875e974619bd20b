/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope

/** The global object of the service worker, by its own type. */
export const scope = self
