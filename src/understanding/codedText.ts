import { TextModel } from './textModel.ts'

/** Letters that are decoded without a pause. */
const slice = 100
/** Ends a text. */
const end = 0
/** The bytes of most lexicons, frequent ones first. The first eight have four bits, sixteen more six, all others ten. */
const frequent = [...'ea|i ronstlcudmhpgfb*vky'].map((letter) => letter.charCodeAt(0))

/**
 * A text without null characters in as few letters as can be (base64; an arithmetic coder by `TextModel`), for what
 * browsers load. Takes about a second for 100 KB.
 */
export function encodeText(text: string): string {
  const model = new TextModel()
  let [low, high] = [0, 0xffff_ffff]
  const bytes: number[] = []
  for (const byte of [...new TextEncoder().encode(text), end]) {
    for (const bit of codeOf(byte)) {
      const middle = low + Math.floor((high - low) * model.predict())
      if (bit === 1) high = middle
      else low = middle + 1
      model.update(bit)
      while (high >>> 24 === low >>> 24) {
        bytes.push(high >>> 24)
        low = (low << 8) >>> 0
        high = ((high << 8) | 0xff) >>> 0
      }
    }
    model.push(byte)
  }
  bytes.push(...[24, 16, 8, 0].map((shift) => (high >>> shift) & 0xff))
  return btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''))
}

/** Decodes what `encodeText` wrote; yields often (below 8 ms at full speed), so that a page stays quick meanwhile. */
export function* decodeText(coded: string): Generator<void, string> {
  const bytes = atob(coded)
  const model = new TextModel()
  yield
  let at = 0
  const next = (): number => bytes.charCodeAt(at++) || 0
  let [low, high] = [0, 0xffff_ffff]
  let value = 0
  for (let read = 0; read < 4; read++) value = ((value << 8) | next()) >>> 0
  const decoded: number[] = []
  for (;;) {
    let code = 1
    let byte: number | undefined
    while (byte === undefined) {
      const middle = low + Math.floor((high - low) * model.predict())
      const bit = value <= middle ? 1 : 0
      if (bit === 1) high = middle
      else low = middle + 1
      model.update(bit)
      code = code * 2 + bit
      byte = byteOf(code)
      while (high >>> 24 === low >>> 24) {
        low = (low << 8) >>> 0
        high = ((high << 8) | 0xff) >>> 0
        value = ((value << 8) | next()) >>> 0
      }
    }
    if (byte === end || at > bytes.length + 8) break
    decoded.push(byte)
    model.push(byte)
    if (decoded.length % slice === 0) yield
  }
  return new TextDecoder().decode(Uint8Array.from(decoded))
}

/** The bits that stand for a byte. */
function codeOf(byte: number): number[] {
  const rank = frequent.indexOf(byte)
  const [code, length] = rank < 0 ? [0x300 | byte, 10] : rank < 8 ? [rank, 4] : [0x20 | (rank - 8), 6]
  return Array.from({ length }, (_, at) => (code >> (length - 1 - at)) & 1)
}

/** The byte for bits with a 1 before them; undefined while some are missing. */
function byteOf(code: number): number | undefined {
  if (code >= 0x400) return code & 0xff
  if (code >= 0x60 && code < 0x70) return frequent[code - 0x60 + 8]
  return code >= 0x10 && code < 0x18 ? frequent[code - 0x10] : undefined
}
