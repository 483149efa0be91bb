const wordCount = 6
const bitsOfWord = 11

/**
 * Derives six words from a text. Two people, or one person at two screens, compare these words. Six
 * words have 66 bits.
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
 * Derives the two words of a holder challenge, which the checker's screen and the holder's screen
 * show. Two words have 22 bits.
 */
export async function deriveTwoWords(challenge: string): Promise<string[]> {
  return (await deriveSixWords(`holder-challenge:${challenge}`)).slice(0, 2)
}
