import { Suspense, useCallback, useState } from 'react'
import { SharedClaimVerdict } from '../../entities/verdict/shared-claim-verdict.tsx'
import { looksForeign } from '../../features/scan/looks-foreign.ts'
import { PictureCard } from '../../features/scan/picture-card.tsx'
import { classifyCode } from '../../features/scan/scanned-code.ts'
import type { BroughtFile } from '../../features/scan/use-reading.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { Loading } from '../../ui/skeleton.tsx'

const ForeignVerdict = lazyPart(async () => (await import('../../entities/foreign/foreign-verdict.tsx')).ForeignVerdict)

/** The content of the visitor's claim file or credential stays in this browser. */
export function BringCredential({ onTaken }: { onTaken: () => void }) {
  const [brought, setBrought] = useState<BroughtFile | null>(null)
  const take = useCallback(
    (file: BroughtFile) => {
      setBrought(file)
      onTaken()
    },
    [onTaken],
  )
  const handleCode = useCallback(
    (text: string) => {
      const code = classifyCode(text, location.origin)
      if (code.kind === 'own') location.assign(code.path)
      else if (looksForeign(text)) take({ kind: 'foreign', text, name: null })
    },
    [take],
  )
  if (brought === null) return <PictureCard onCode={handleCode} onFile={take} />
  return (
    <Suspense fallback={<Loading skeleton="h-64 rounded-2xl" />}>
      {brought.kind === 'foreign' ? (
        <ForeignVerdict text={brought.text} />
      ) : (
        <SharedClaimVerdict share={brought.share} link={null} />
      )}
    </Suspense>
  )
}
