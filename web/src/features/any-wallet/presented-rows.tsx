import { quoteWords } from '@did/domain/proof/quote-words'
import { foreignContentTexts as contentTexts } from '@did/domain/texts/en/verdict/foreign'
import { FactList } from '../../ui/fact-list.tsx'
import { QuotedUnless } from '../../ui/text/quoted.tsx'
import { listRows, type Shown } from './list-presented-rows.ts'

/**
 * What others wrote can equal a name or a value of this product, so it stands in quotation marks.
 */
export function PresentedRows({ answer }: { answer: Shown }) {
  const { rows, isWhole } = listRows(answer)
  const facts = rows.map(({ name, value, isOwnName, isOwnValue }) => {
    const shown = <QuotedUnless key={name} own={isOwnValue} words={value} className="whitespace-pre-line" />
    return [isOwnName ? name : quoteWords(name), shown] as const
  })
  return (
    <>
      <FactList rows={facts} />
      {!isWhole && <p className="text-sm text-wait">{contentTexts.notWhole}</p>}
    </>
  )
}
