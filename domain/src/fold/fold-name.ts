/** The signs that people write for an apostrophe. */
export const apostropheSigns = '\u0060\u00b4\u02b9\u02bb\u02bc\u02bd\u2018\u2019\u201b\u2032\ua78c'
const apostrophes = new RegExp(`[${apostropheSigns}]`, 'g')
const dashes = /[\u2010-\u2015\u2212]/g

/**
 * Folds all spellings of one person's name into one text. Two spellings of a name can differ in
 * capitals, in accents that are composed or separate, in the signs for apostrophe and dash, and in
 * spaces.
 */
export function foldName(name: string): string {
  const folded = foldSigns(foldCase(breakMarks(name).normalize('NFKC')))
  return folded.normalize('NFKC').replace(/\s+/g, ' ').trim()
}

/** Folds a text for a search. The result also lacks accents and vowel signs. */
export function foldForSearch(text: string): string {
  return foldSigns(foldCase(breakMarks(text).normalize('NFKD').replace(/\p{M}/gu, '')))
}

/**
 * Puts a joiner after each 30 marks in a row (UAX #15, 13). No language has so many marks in a row,
 * and the time of normalization grows with the square of the number of marks.
 */
export function breakMarks(text: string): string {
  return text.replace(/\p{M}{30}(?=\p{M})/gu, '$&\u034f')
}

/**
 * Folds letter case. Turns letters into capitals before it turns them into small letters, so that ß
 * becomes ss and a dotless i becomes i. A Turkish capital İ becomes a plain i, too. The two small
 * sigmas of Greek count as one letter.
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
