import { Suspense, useCallback, useState } from 'react'
import type { Judged } from '../../entities/verdict/judge/use-verdict.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useLazy } from '../../lib/use-lazy.ts'
import { verdictTexts as texts } from '../../texts/en/verdict/verdict.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'

const RecordFields = lazyPart(async () => (await import('../check/table/record-fields.tsx')).RecordFields)

type Props = { judged: Judged; onCheckAgain: () => void }

/**
 * Checks the link again and prints the verdict on the same receipt that the page `/check` prints.
 */
export function PrintVerdict({ judged, onCheckAgain }: Props) {
  const [written, setWritten] = useState({ checker: '', subject: '' })
  const [isPrinting, setIsPrinting] = useState(false)
  const Receipt = useLazy(async () => (await import('../check/export/receipt-of-one.tsx')).ReceiptOfOne, isPrinting)
  const handlePrinted = useCallback(() => setIsPrinting(false), [])
  return (
    <>
      <Disclosure summary={texts.record} isLazy>
        <Suspense>
          <RecordFields written={written} onChange={setWritten} />
        </Suspense>
      </Disclosure>
      <Button variant="outline" className="self-start" pending={isPrinting} onClick={() => setIsPrinting(true)}>
        {texts.print}
      </Button>
      {isPrinting && Receipt && (
        <Receipt
          shown={judged}
          link={location.href}
          written={written}
          onCheckAgain={onCheckAgain}
          onDone={handlePrinted}
        />
      )}
    </>
  )
}
