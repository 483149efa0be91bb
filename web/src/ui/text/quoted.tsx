import { clearWords } from '@did/domain/proof/quote-words'
import { cn } from '../../lib/cn.ts'

/**
 * The stranger's words cannot end the quotation, so they cannot look like a sentence or a badge of
 * the product. They stay on one line unless `className` says otherwise.
 */
export function Quoted({ words, className }: { words: string; className?: string }) {
  return (
    <q dir="auto" className={cn('break-words', className)}>
      {clearWords(words)}
    </q>
  )
}

/**
 * Quotation marks always mean that the words are a stranger's, so the product's own words get none.
 */
export function QuotedUnless({ own, ...quoted }: { own: boolean; words: string; className?: string }) {
  return own ? quoted.words : <Quoted {...quoted} />
}
