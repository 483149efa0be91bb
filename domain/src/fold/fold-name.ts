/** The signs that people write for an apostrophe. */
export const apostropheSigns = '\u0060\u00b4\u02b9\u02bb\u02bc\u02bd\u2018\u2019\u201b\u2032\ua78c'
const apostrophes = new RegExp(`[${apostropheSigns}]`, 'g')
const dashes = /[\u2010-\u2015\u2212]/g

/**
 * Folds all spellings of one person's name into one text. Spellings can differ in capitals, in
 * composed or separate accents, in the signs for apostrophe and dash, and in spaces.
 */
export function foldName(name: string): string {
  const folded = foldSigns(foldCase(breakMarks(name).normalize('NFKC')))
  return folded.normalize('NFKC').replace(/\s+/g, ' ').trim()
}

/** Folds a text for a search, without accents and vowel signs. */
export function foldForSearch(text: string): string {
  return foldSigns(foldCase(breakMarks(text).normalize('NFKD').replace(/\p{M}/gu, '')))
}

/**
 * The marks that people may leave out: accents on Latin, Greek and Cyrillic letters, and the vowel
 * signs of Hebrew and Arabic. In other scripts, such as Devanagari and Thai, marks are vowels that
 * make another name.
 */
const optionalMarks =
  /[\u0300-\u034e\u0350-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]/g

/** Folds a name as `foldName` does, and drops the marks that people may leave out. */
export function foldOptionalMarks(name: string): string {
  return foldName(foldCase(breakMarks(name).normalize('NFKD').replace(optionalMarks, '')))
}

/**
 * Puts a joiner after each 30 marks in a row (UAX #15, 13). No language has so many, and the time
 * of normalization grows with the square of their number.
 */
export function breakMarks(text: string): string {
  return text.replace(/\p{M}{30}(?=\p{M})/gu, '$&\u034f')
}

/**
 * Folds letter case through capitals, so that ß becomes ss. A dotless i and a Turkish capital İ
 * become a plain i, and the two small sigmas of Greek become one letter.
 */
function foldCase(text: string): string {
  return text
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replace(/i\u0307/g, 'i')
    .replace(/ς/g, 'σ')
}

/** Folds the signs for apostrophe and dash. A phone types ’ where a keyboard types '. */
function foldSigns(text: string): string {
  return text.replace(apostrophes, "'").replace(dashes, '-')
}
