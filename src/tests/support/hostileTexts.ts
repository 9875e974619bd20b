/** XSS payloads: unless escaped, each sets `window.hacked` or requests `/hacked`. */
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

/** Texts that break layouts or lookups: bidi controls, emoji, stacked combining marks, long words, prototype keys. */
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
