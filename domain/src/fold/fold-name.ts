const apostrophes = /[\u0060\u00b4\u02b9\u02bb-\u02bd\u2018\u2019\u201b\u2032\ua78c]/g
const dashes = /[\u2010-\u2015\u2212]/g

/**
 * Returns what all ways of writing one person's name have in common. They differ in capitals, in
 * accents that are composed or separate, in the signs for apostrophe and dash, and in spaces.
 */
export function foldName(name: string): string {
  const folded = foldSigns(foldCase(name.normalize('NFKC')))
  return folded.normalize('NFKC').replace(/\s+/g, ' ').trim()
}

/** Returns what a search compares: a text without its accents and vowel signs, too. */
export function foldForSearch(text: string): string {
  return foldSigns(foldCase(text.normalize('NFKD').replace(/\p{M}/gu, '')))
}

/**
 * Goes through capitals, where ß is SS and a dotless i is I. A small i with a second dot is what
 * becomes of a Turkish capital İ. The two small sigmas of Greek are one letter.
 */
function foldCase(text: string): string {
  return text
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replace(/i\u0307/g, 'i')
    .replace(/ς/g, 'σ')
}

/** A phone types ’ where a keyboard types '. */
function foldSigns(text: string): string {
  return text.replace(apostrophes, "'").replace(dashes, '-')
}
