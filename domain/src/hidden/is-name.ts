/**
 * Tells whether a text can be the name of a person or thing. A name is one line with at least one
 * visible letter of any script, so a dot, a blank of Braille and a filler of Hangul are no names.
 */
export function isName(text: string): boolean {
  return /(?![\p{Default_Ignorable_Code_Point}\u{13441}\u{13442}])\p{L}/u.test(text) && !/[\n\r\t]/.test(text)
}
