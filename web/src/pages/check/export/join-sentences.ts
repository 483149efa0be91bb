/** Joins sentences, with and without a stop at their end, so that each ends with one. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences
    .filter(Boolean)
    .map((sentence) => (/[.!?؟…]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(' ')
}
