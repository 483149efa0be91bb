/** Adds a full stop to each sentence that has no mark at its end. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences
    .filter(Boolean)
    .map((sentence) => (/[.!?؟…]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(' ')
}
