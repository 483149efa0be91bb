import { clearWords } from '@did/domain/proof/quote-words'

/**
 * This component must stand alone in an element with `dir="auto"`. That element takes the direction
 * of the stranger's words, because the quotation has no direction of its own. So a text that is too
 * long for its place loses its end and not its beginning.
 */
export function QuotedAlone({ words }: { words: string }) {
  return <q>{clearWords(words)}</q>
}
