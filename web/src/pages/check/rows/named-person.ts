import { breakMarks, foldOptionalMarks } from '@did/domain/fold/fold-name'

/**
 * The words of the name may stand in any order and lack their accents. A part of the name, such as
 * the name without its middle name, counts as well. A single letter stands for any word of the name
 * that begins with it.
 */
export function isPersonNamed(person: string, text: string): boolean {
  const [names, words] = [listWords(person), listWords(text)]
  const isWhole = (word: string) => word.length > 1 && names.includes(word)
  const isPart = words.length > 1 && words.some(isWhole) && words.every((word) => isWhole(word) || isInitial(word))
  function isInitial(word: string) {
    return word.length === 1 && names.some((name) => name.startsWith(word))
  }
  return isPart || (names.length > 0 && names.every((name) => words.includes(name)))
}

/**
 * Tells whether an expected name is the confirmed name of a person. A confirmed name of one word,
 * such as "Anna" or "Anna Anna", matches no longer name, because many persons share it.
 */
export function isNameOf(person: string, expected: string): boolean {
  const [words, others] = [new Set(listWords(person)), new Set(listWords(expected))]
  const isShorter = words.size === 1 && others.size > 1
  return !isShorter && isPersonNamed(person, expected)
}

/** Two to four words that each begin with a capital letter. Any of them may be an initial. */
const name = /(?<![\p{L}\p{N}])(?:\p{Lu}\.|\p{Lu}\p{Ll}[\p{L}’'-]*)(?: +(?:\p{Lu}\.|\p{Lu}\p{Ll}[\p{L}’'-]*)){1,3}/gu
/**
 * Words that are no name and that often begin with a capital letter in a mail about credentials.
 */
const noName =
  /\b(?:academy|bachelor|best|certificate|college|course|dear|degree|diploma|doctor|faculty|greetings|hello|high|hospital|institute|kind|license|licence|many|master|regards|school|science|team|thanks|university|yours)s?\b/i

export function findNames(text: string): string[] {
  return (breakMarks(text).normalize('NFC').match(name) ?? []).filter((found) => !noName.test(found))
}

function listWords(text: string): string[] {
  return foldOptionalMarks(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
}
