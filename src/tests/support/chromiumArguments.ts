/** Features disabled by Playwright 1.65; Chromium uses only the last `--disable-features`, so they must be repeated. */
const offInPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
] as const

/**
 * Chromium renders the suggestions of its address bar as a web page and loads it for every window, which takes a
 * quarter of a short test's CPU time.
 */
const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'] as const

/** Command line arguments of Chromium in tests. */
export const chromiumArguments: readonly string[] = [
  '--no-sandbox',
  // Prevents Chromium's own requests to Google; tests must not leave this machine.
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without a GPU, software emulation of one is slower than rendering without it.
  '--disable-gpu',
  `--disable-features=${[...offInPlaywright, ...addressBarPages].join()}`,
]
