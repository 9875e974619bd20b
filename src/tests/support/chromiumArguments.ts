/** What Playwright 1.65 switches off: Chromium heeds the last such list alone, so ours has to repeat it. */
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
 * The browser's own address bar draws what it proposes as a web page, and loads it for every window although nobody ever sees one: a quarter
 * of all that a short test computes.
 */
const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'] as const

/** How tests start Chromium. */
export const chromiumArguments: readonly string[] = [
  '--no-sandbox',
  // Tests touch this machine alone; without these Chromium tries to reach its maker.
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // There is no graphics card to draw with, and imitating one takes longer than doing without.
  '--disable-gpu',
  `--disable-features=${[...offInPlaywright, ...addressBarPages].join()}`,
]
