import { Suspense, useCallback, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { Loading } from '../../ui/skeleton.tsx'
import { CameraCard } from './camera-card.tsx'
import { looksForeign } from './looks-foreign.ts'
import { PictureCard } from './picture-card.tsx'
import { classifyCode, type ScannedCode } from './scanned-code.ts'
import type { BroughtFile } from './use-reading.ts'

const ForeignCode = lazyPart(async () => (await import('./foreign-code.tsx')).ForeignCode)

type CodeScannerProps = {
  /** Receives the path, query and fragment of a scanned URL of this site. */
  onOwnCode: (path: string) => void
  onFile: (file: BroughtFile) => void
}

export function CodeScanner({ onOwnCode, onFile }: CodeScannerProps) {
  const [foreign, setForeign] = useState<Exclude<ScannedCode, { kind: 'own' }> | null>(null)
  const handleCode = useCallback(
    (text: string) => {
      const code = classifyCode(text, location.origin)
      if (code.kind === 'own') onOwnCode(code.path)
      else if (code.kind === 'other' && looksForeign(text)) onFile({ kind: 'foreign', text, name: null })
      else setForeign(code)
    },
    [onOwnCode, onFile],
  )
  if (foreign)
    return (
      <Suspense fallback={<Loading skeleton="h-64 rounded-2xl" />}>
        <ForeignCode code={foreign} onAgain={() => setForeign(null)} />
      </Suspense>
    )
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <CameraCard onCode={handleCode} />
      <PictureCard onCode={handleCode} onFile={onFile} />
    </div>
  )
}
