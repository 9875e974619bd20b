// The page stands in for one that could not be fetched (serviceWorker/pages.ts). That one comes with the network.
addEventListener('online', () => window.location.reload())
