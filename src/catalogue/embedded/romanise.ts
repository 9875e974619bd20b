const firstSyllable = 0xac00
const lastSyllable = 0xd7a3
const initials = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ')
const vowels = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')
const finals = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ')

/**
 * Romanises the Korean syllables of a text, each by itself (Revised Romanization without its rules for neighbouring
 * sounds): "기생충" becomes "gisaengchung". Other characters stay.
 */
export function romanise(text: string): string {
  return text.replace(/[\uac00-\ud7a3]/g, (syllable) => {
    const code = (syllable.codePointAt(0) ?? firstSyllable) - firstSyllable
    if (code > lastSyllable - firstSyllable) return syllable
    const initial = initials[Math.floor(code / 588)] ?? ''
    const vowel = vowels[Math.floor((code % 588) / 28)] ?? ''
    return initial + vowel + (finals[code % 28] ?? '')
  })
}
