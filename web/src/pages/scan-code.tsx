import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { Suspense, useCallback, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { CodeScanner } from '../features/scan/code-scanner.tsx'
import type { BroughtFile } from '../features/scan/use-reading.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { scanTexts as texts } from '../texts/en/scan/scan.ts'
import { Button } from '../ui/button.tsx'
import { Loading } from '../ui/skeleton.tsx'
import { useDocumentTitle } from './use-document-title.ts'

const SharedClaimVerdict = lazyPart(
  async () => (await import('../entities/verdict/shared-claim-verdict.tsx')).SharedClaimVerdict,
)
const ForeignVerdict = lazyPart(async () => (await import('../entities/foreign/foreign-verdict.tsx')).ForeignVerdict)

/** Reads a share, a request for proof or a claim file, and needs no wallet. */
export function ScanCodePage() {
  useDocumentTitle(texts.title)
  const [file, setFile] = useState<BroughtFile | null>(null)
  const [, navigate] = useLocation()
  const openCode = useCallback((path: string) => navigate(path), [navigate])
  if (file) return <FileVerdict file={file} onAgain={() => setFile(null)} />
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 py-6 md:px-6 md:py-10">
      <div>
        <h1 className="text-2xl font-semibold">{texts.title}</h1>
        <p className="mt-2 text-pretty text-ink-2">{texts.lead}</p>
        <p className="mt-2 text-pretty text-ink-2">
          {texts.toCheckMany}{' '}
          <Link href="/check" className="text-brand underline">
            {texts.checkMany}
          </Link>
        </p>
        <p className="mt-2 text-pretty text-ink-2">
          {texts.toAsk}{' '}
          <Link href="/ask" className="text-brand underline">
            {texts.ask}
          </Link>
        </p>
      </div>
      <CodeScanner onOwnCode={openCode} onFile={setFile} />
    </div>
  )
}

/** The file's content stays in this page's memory: no URL and no request contains it. */
function FileVerdict({ file, onAgain }: { file: BroughtFile; onAgain: () => void }) {
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-4 px-4 py-6 md:px-6 md:py-10">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 flex-1 basis-56 text-sm break-words text-ink-2">{texts.fileChecked(file.name)}</p>
        <Button variant="outline" onClick={onAgain}>
          <RotateCcw aria-hidden="true" className="size-4" />
          {texts.otherFile}
        </Button>
      </div>
      <Suspense fallback={<Loading skeleton="h-64 rounded-2xl" />}>
        {file.kind === 'foreign' ? (
          <ForeignVerdict text={file.text} />
        ) : (
          <SharedClaimVerdict share={file.share} link={null} />
        )}
      </Suspense>
    </div>
  )
}
