/** A slash is escaped when another redirector is around a Proofpoint address. */
const slash = '(?:/|%(?:25)*2F)'
const second = new RegExp(
  String.raw`(urldefense\.proofpoint\.com${slash}v2${slash}url(?:\?|%(?:25)*3F)u(?:=|%(?:25)*3D))([\w.~!*-]+)`,
  'gi',
)
const thirdStart = String.raw`urldefense(?:\.proofpoint)?\.(?:com|us)${slash}v3${slash}__`
const thirdEnd = '__(?:;|%(?:25)*3B)'
/**
 * An address of Proofpoint's version 3. A match ends before the next such address, so that the
 * search reads no character twice.
 */
const third = new RegExp(
  String.raw`(${thirdStart})((?:(?!${thirdEnd}|${thirdStart})\S)+)${thirdEnd}([\w-]*)(?:=|%(?:25)*3D)*(?:!{1,2}[\w!~-]*(?:\$|%(?:25)*24)?)?`,
  'gi',
)
const ending = new RegExp(thirdEnd, 'gi')
/** No mail has more than this many redirectors around one link. */
const mostWithin = 3

/**
 * Replaces each address of a Proofpoint redirector with the address inside. Version 2 writes "-3A"
 * for "%3A" and "_" for "/". Version 3 writes a "*" in place of some characters, and these
 * characters in base64 at the end of the address.
 */
export function unwrapProofpoint(text: string): string {
  let current = text
  for (let round = 0; round < mostWithin && /urldefense/i.test(current); round++) {
    current = undoThird(current.replace(second, (_, start: string, value: string) => start + undoSecond(value)))
  }
  return current
}

function undoSecond(value: string): string {
  const escapes = value.replaceAll('-', '%').replaceAll('_', '/')
  // The address inside may itself be one of version 2, in which "-" and "_" were escaped.
  return escapes.replaceAll('%2D', '-').replaceAll('%5F', '_')
}

/**
 * Replaces the addresses of version 3 by the addresses inside. The search stops soon after the last
 * mark that ends one, so that its time grows linearly with the length of the text.
 */
function undoThird(text: string): string {
  const last = [...text.matchAll(ending)].at(-1)
  if (!last) return text
  const end = last.index + last[0].length + 1000
  const unwrapped = text.slice(0, end).replace(third, (_, start: string, value: string, kept: string) => {
    const characters = [...decode(kept)]
    let taken = 0
    const restored = value.replaceAll(/\*(?:\*(.))?/g, (_mark, run: string | undefined) => {
      const from = taken
      taken += run === undefined ? 1 : runLength(run)
      return characters.slice(from, taken).join('')
    })
    return start + restored
  })
  return unwrapped + text.slice(end)
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** After a "*", "*A" means that two characters were replaced, "*B" means three, and so on. */
function runLength(digit: string): number {
  return digits.indexOf(digit) + 2
}

function decode(base64: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.fromBase64(base64, { alphabet: 'base64url' }))
  } catch {
    return ''
  }
}
