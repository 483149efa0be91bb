/**
 * Tells whether a text can be the name of a person or thing. A name is one line with at least one
 * visible letter of any script, so a dot, a blank of Braille and a filler of Hangul are no names.
 * A tick or an emoji in a name would look like a badge that we give.
 */
export function isName(text: string): boolean {
  return hasLetter(text) && !/[\n\r\t]/.test(text) && !hasTower(text) && !hasBadge(text)
}

/**
 * Tells whether more than four marks stand on one letter, which no language needs (UTS #39, 5.4).
 * Such a tower leaves its line, so it could strike out or cover what stands above or below.
 */
export function hasTower(text: string): boolean {
  return /[\p{Mn}\p{Me}]{5}/u.test(text.normalize('NFD'))
}

/** The signs of trade marks are pictographs, too, and are parts of names. */
export function hasBadge(text: string): boolean {
  return /(?![©®™])\p{Extended_Pictographic}|[\u2610-\u2612\u2713-\u2718\u{1f5f4}-\u{1f5f9}\u{1f1e6}-\u{1f1ff}]/u.test(
    text,
  )
}

function hasLetter(text: string): boolean {
  return /(?![\p{Default_Ignorable_Code_Point}\u{13441}\u{13442}])\p{L}/u.test(text)
}
