import { quoteWords } from '@did/domain/proof/quote-words'
import { FactList } from '../../ui/fact-list.tsx'
import { QuotedUnless } from '../../ui/text/quoted.tsx'
import { listRows, type Shown } from './list-presented-rows.ts'

/**
 * Puts names and values that others wrote in quotation marks, because they may equal names and
 * values of this product.
 */
export function PresentedRows({ answer }: { answer: Shown }) {
  const rows = listRows(answer).map(({ name, value, isOwnName, isOwnValue }) => {
    const shown = <QuotedUnless key={name} own={isOwnValue} words={value} className="whitespace-pre-line" />
    return [isOwnName ? name : quoteWords(name), shown] as const
  })
  return <FactList rows={rows} />
}
