/** Joins sentences and adds a full stop to each one that has none. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences
    .filter(Boolean)
    .map((sentence) => (/[.!?؟…]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(' ')
}
