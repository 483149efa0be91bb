import { clearWords } from '@did/domain/proof/quote-words'
import { cn } from '../../lib/cn.ts'

/**
 * A stranger's words in the quotation marks of the page's language, which the words cannot end. So
 * they imitate neither a sentence nor a badge of ours. They are one line unless `className` says
 * otherwise.
 */
export function Quoted({ words, className }: { words: string; className?: string }) {
  return (
    <q dir="auto" className={cn('break-words', className)}>
      {clearWords(words)}
    </q>
  )
}

/** The product's own words stand bare, so that quotation marks always mean a stranger's words. */
export function QuotedUnless({ own, ...quoted }: { own: boolean; words: string; className?: string }) {
  return own ? quoted.words : <Quoted {...quoted} />
}
