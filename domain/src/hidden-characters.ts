/** Characters that cannot be seen or that change the order of what is seen: they make one text look like another. */
const hidden = /[\p{Default_Ignorable_Code_Point}\u0080-\u009f\u2028\u2029\ufff9-\ufffb]/u

const virama =
  '\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d3b\\u0d3c\\u0d4d\\u0dca\\u1039\\u103a\\u17d2\\u1b44'
const joiningScript = '[\\p{sc=Arabic}\\p{sc=Syriac}\\p{sc=Mandaic}\\p{sc=Nko}\\p{sc=Adlam}]'

/**
 * Where such a character is part of how a language or a picture is written. Joiners follow RFC 5892, appendix A (1 and 2), and
 * chapter 12 of the Unicode Standard, which lets them precede a virama, too.
 */
const meant = new RegExp(
  [
    // Persian and its neighbours: a non-joiner between two letters, whatever marks they carry.
    `(?<=${joiningScript}\\p{M}*)\\u200c(?=${joiningScript})`,
    // Scripts of South Asia: how two consonants meet.
    `(?<=[${virama}])[\\u200c\\u200d]|(?<=\\p{L})[\\u200c\\u200d](?=[${virama}])`,
    // Pictures made of several pictures, and pictures in colour or not.
    '(?<=\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]?)\\u200d(?=\\p{Extended_Pictographic})',
    '(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?)[\\ufe0e\\ufe0f]',
    '(?<=[0-9#*])\\ufe0f(?=\\u20e3)',
    // The flags of England, Scotland and Wales; any other sequence of tags could carry a text that nobody sees.
    '(?<=\\u{1f3f4})\\u{e0067}\\u{e0062}(?:\\u{e0065}\\u{e006e}\\u{e0067}|\\u{e0073}\\u{e0063}\\u{e0074}|\\u{e0077}\\u{e006c}\\u{e0073})\\u{e007f}',
    // The form of a character in a Japanese name, and of a Mongolian letter.
    '(?<=\\p{sc=Han})[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]',
    '(?<=\\p{sc=Mongolian})[\\u180b-\\u180f]',
  ].join('|'),
  'gu',
)

export function isReadable(text: string): boolean {
  return findHidden(text) === null
}

/** The first hidden character that no language asks for, as `U+202E`, and up to ten characters before it; null where there is none. */
export function findHidden(text: string): { name: string; before: string } | null {
  // What is meant gives way to a letter of the same length, so that every other character keeps its place.
  const rest = text.replace(meant, (found) => 'x'.repeat(found.length))
  const found = hidden.exec(rest)
  if (!found) return null
  const code = found[0].codePointAt(0) ?? 0
  const before = [...text.slice(0, found.index)].slice(-10).join('')
  return { name: `U+${code.toString(16).toUpperCase().padStart(4, '0')}`, before }
}
