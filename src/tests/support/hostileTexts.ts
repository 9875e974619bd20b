/** What sets a page on fire where a text is not escaped. Each tries to set `window.hacked` or to ask for `/hacked`. */
export const attacks = [
  '</script><img src=/hacked onerror="window.hacked=1">',
  '"><svg onload=window.hacked=1>',
  "' onmouseover='window.hacked=1' x='",
  '<iframe srcdoc="<script>parent.hacked=1</script>">',
  '{{constructor.constructor("window.hacked=1")()}}',
  'javascript:window.hacked=1',
  '<!--<script>window.hacked=1</script>',
  '&lt;img src=/hacked onerror=window.hacked=1&gt;',
  ']]><script>window.hacked=1</script>',
] as const

/** What breaks a layout: right-to-left marks without an end, emoji, marks upon marks, words without a place to break. */
export const awkwardTexts = [
  '\u202Eevil \u2067right to left\u200F',
  '👩‍👩‍👧‍👦🏳️‍🌈🇧🇷'.repeat(20),
  `Z${'\u0351\u0362\u0489'.repeat(60)}algo`,
  'W'.repeat(10_000),
  'ﷺ'.repeat(40),
  '__proto__',
  'constructor',
] as const

export const hostileTexts = [...attacks, ...awkwardTexts] as const
