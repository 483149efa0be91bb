const wordCount = 6
const bitsOfWord = 11

/**
 * Derives six words (66 bits) from a text. Two people, or one person at two screens, compare them.
 */
export async function deriveSixWords(text: string): Promise<string[]> {
  const { english } = await import('viem/accounts')
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  const bits = [...hash].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return Array.from({ length: wordCount }, (_, index) => {
    const word = bits.slice(index * bitsOfWord, (index + 1) * bitsOfWord)
    return english[Number.parseInt(word, 2)] ?? ''
  })
}

/**
 * Derives the two words (22 bits) of a holder challenge, which the screens of the checker and the
 * holder show.
 */
export async function deriveTwoWords(challenge: string): Promise<string[]> {
  return (await deriveSixWords(`holder-challenge:${challenge}`)).slice(0, 2)
}
