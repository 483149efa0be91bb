import { clearWords } from '@did/domain/proof/quote-words'

/**
 * Shows a stranger's words as `Quoted` does, in an element with `dir="auto"` that shows nothing
 * else. That element takes the direction of the words, because the quotation has no direction of
 * its own. So a text that is too long for its place loses its end and not its beginning.
 */
export function QuotedAlone({ words }: { words: string }) {
  return <q>{clearWords(words)}</q>
}
