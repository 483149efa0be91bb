/**
 * Matches a hidden character. Such characters are invisible, or they reorder others, and so make
 * one text look like another. U+2800 is a braille cell without a dot, U+FFFC stands for a missing
 * object, U+1D159 is a note without a head, U+13430 to U+13442 place hieroglyphs or are blanks, and
 * U+16FE4 is a filler. Private and unassigned characters look different in each font. No language
 * needs a fifth mark on a letter (UTS #39, 5.4), and a tower of marks covers the lines above and
 * below.
 */
const hidden =
  /[\p{Default_Ignorable_Code_Point}\u0080-\u009f\u2028\u2029\u2800\ufff9-\ufffc\u{13430}-\u{13442}\u{16fe4}\u{1d159}\p{Co}\p{Cn}]|(?<=[\p{Mn}\p{Me}]{4})[\p{Mn}\p{Me}]/u

const virama =
  '\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d3b\\u0d3c\\u0d4d\\u0dca\\u1039\\u103a\\u17d2\\u1b44'
const joiningScript = '[\\p{sc=Arabic}\\p{sc=Syriac}\\p{sc=Mandaic}\\p{sc=Nko}\\p{sc=Adlam}]'

/**
 * Matches a joiner or a non-joiner that belongs to a word or an emoji (RFC 5892, appendix A, rules
 * 1 and 2). By chapter 12 of the Unicode Standard, a joiner may also precede a virama.
 */
export const meantJoiner = [
  // In Arabic and related scripts, a non-joiner may stand between two letters, as in Persian.
  `(?<=${joiningScript}\\p{M}*)\\u200c(?=${joiningScript})`,
  // In scripts of South Asia, a joiner or a non-joiner says how two consonants meet.
  `(?<=[${virama}])[\\u200c\\u200d]|(?<=\\p{L})[\\u200c\\u200d](?=[${virama}])`,
  // A joiner connects several emoji into one.
  '(?<=\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]?)\\u200d(?=\\p{Extended_Pictographic})',
].join('|')

/** Matches a variation selector that chooses between the forms of the character before it. */
export const meantSelector = [
  // A variation selector gives an emoji colour, or takes the colour away.
  '(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?)[\\ufe0e\\ufe0f]',
  '(?<=[0-9#*])\\ufe0f(?=\\u20e3)',
  // A variation selector chooses the form of a Chinese character or of a Mongolian letter.
  '(?<=\\p{sc=Han})[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]',
  '(?<=\\p{sc=Mongolian})[\\u180b-\\u180f]',
].join('|')

/** Matches a hidden character that belongs to a word or an emoji. */
const meant = new RegExp(
  [
    meantJoiner,
    meantSelector,
    // Only the flags of England, Scotland and Wales may have tags. Other tags could carry an
    // invisible text.
    '(?<=\\u{1f3f4})\\u{e0067}\\u{e0062}(?:\\u{e0065}\\u{e006e}\\u{e0067}|\\u{e0073}\\u{e0063}\\u{e0074}|\\u{e0077}\\u{e006c}\\u{e0073})\\u{e007f}',
  ].join('|'),
  'gu',
)

export function isReadable(text: string): boolean {
  return findHidden(text) === null
}

/**
 * Finds the first hidden character that no language needs. `before` is the text in front of the
 * character, at most ten characters.
 */
export function findHidden(text: string): { name: string; before: string } | null {
  // Each permitted hidden character becomes an x for each of its code units, so that all other
  // characters keep their places.
  const rest = text.replace(meant, (found) => 'x'.repeat(found.length))
  const found = hidden.exec(rest)
  if (!found) return null
  const code = found[0].codePointAt(0) ?? 0
  const before = [...text.slice(0, found.index)].slice(-10).join('')
  return { name: `U+${code.toString(16).toUpperCase().padStart(4, '0')}`, before }
}
