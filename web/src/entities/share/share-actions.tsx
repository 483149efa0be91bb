import type { ShareKind } from '@did/domain/share/share-kind'
import Copy from 'lucide-react/icons/copy'
import FileDown from 'lucide-react/icons/file-down'
import Link2 from 'lucide-react/icons/link-2'
import Maximize2 from 'lucide-react/icons/maximize-2'
import Printer from 'lucide-react/icons/printer'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useCallback, useState } from 'react'
import { useLazy } from '../../lib/use-lazy.ts'
import { sharingTexts as texts } from '../../texts/en/share/sharing.ts'
import { Button } from '../../ui/button.tsx'
import { copyLink } from './copy-link.ts'
import { EnlargedCode } from './enlarged-code.tsx'
import type { PrintedClaim } from './print-sheet.tsx'
import { saveFile } from './save-file.ts'
import type { Share } from './share-query.ts'

type ShareActionsProps = {
  share: Share | null
  claim: PrintedClaim
  kind: ShareKind
  isDrawing?: boolean
  /** Draws the code again. Its link changes only when the share has new content (an anchor). */
  onRegenerate?: () => void
  /** Makes a new share after the owner withdrew the last one. */
  onRenew?: () => void
}

export function ShareActions({ share, claim, kind, isDrawing = false, onRegenerate, onRenew }: ShareActionsProps) {
  const [isEnlarged, setIsEnlarged] = useState(false)
  const [isPrinting, setIsPrinting] = useState(false)
  const PrintSheet = useLazy(async () => (await import('./print-sheet.tsx')).PrintSheet, isPrinting)
  const endPrinting = useCallback(() => setIsPrinting(false), [])
  const url = share?.url ?? null
  const code = share?.code ?? null
  if (share?.isWithdrawn)
    return (
      <Button onClick={onRenew}>
        <Link2 aria-hidden="true" className="size-4" />
        {texts.newLink}
      </Button>
    )
  return (
    <div className="flex w-full max-w-sm flex-col gap-2">
      <Button shape="wide" aria-disabled={url === null} onClick={() => void copyLink(url)}>
        <Copy aria-hidden="true" className="size-4" />
        {texts.copy}
      </Button>
      <div className={onRegenerate || kind !== 'open' ? 'grid grid-cols-2 gap-2' : 'grid grid-cols-3 gap-2'}>
        {onRegenerate && (
          <Button variant="quiet" shape="tile" pending={isDrawing} onClick={onRegenerate}>
            {!isDrawing && <RefreshCw aria-hidden="true" className="size-4" />}
            {texts.regenerate}
          </Button>
        )}
        <Button variant="quiet" shape="tile" aria-disabled={code === null} onClick={() => setIsEnlarged(code !== null)}>
          <Maximize2 aria-hidden="true" className="size-4" />
          {texts.enlarge}
        </Button>
        <Button variant="quiet" shape="tile" aria-disabled={code === null} onClick={() => setIsPrinting(code !== null)}>
          <Printer aria-hidden="true" className="size-4" />
          {texts.printing}
        </Button>
        {kind === 'open' && (
          <Button
            variant="quiet"
            shape="tile"
            aria-disabled={url === null}
            onClick={() => url !== null && void saveFile(url, claim.title)}
          >
            <FileDown aria-hidden="true" className="size-4" />
            {texts.save}
          </Button>
        )}
      </div>
      {isEnlarged && code !== null && (
        <EnlargedCode title={claim.title} code={code} onClose={() => setIsEnlarged(false)} />
      )}
      {PrintSheet && code !== null && <PrintSheet claim={claim} code={code} onDone={endPrinting} />}
    </div>
  )
}
