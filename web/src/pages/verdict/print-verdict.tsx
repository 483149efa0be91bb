import { useCallback, useState } from 'react'
import type { Judged } from '../../entities/verdict/judge/use-verdict.ts'
import { useLazy } from '../../lib/use-lazy.ts'
import { verdictTexts } from '../../texts/en/verdict/verdict.ts'
import { Button } from '../../ui/button.tsx'

/** Prints the verdict on screen as the receipt that the page for many links prints. */
export function PrintVerdict({ judged }: { judged: Judged }) {
  const [isPrinting, setIsPrinting] = useState(false)
  const Receipt = useLazy(async () => (await import('../check/export/receipt-of-one.tsx')).ReceiptOfOne, isPrinting)
  const handlePrinted = useCallback(() => setIsPrinting(false), [])
  return (
    <>
      <Button variant="outline" className="self-start" pending={isPrinting} onClick={() => setIsPrinting(true)}>
        {verdictTexts.print}
      </Button>
      {isPrinting && Receipt && <Receipt judged={judged} link={location.href} onDone={handlePrinted} />}
    </>
  )
}
