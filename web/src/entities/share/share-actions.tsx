import type { ShareKind } from '@did/domain/share/share-kind'
import Copy from 'lucide-react/icons/copy'
import FileDown from 'lucide-react/icons/file-down'
import Link2 from 'lucide-react/icons/link-2'
import Maximize2 from 'lucide-react/icons/maximize-2'
import Printer from 'lucide-react/icons/printer'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Send from 'lucide-react/icons/send'
import { useCallback, useState } from 'react'
import { useLazy } from '../../lib/use-lazy.ts'
import { handOutTexts } from '../../texts/en/share/hand-out.ts'
import { sharingTexts as texts } from '../../texts/en/share/sharing.ts'
import { Button } from '../../ui/button.tsx'
import { copyLink } from './copy-link.ts'
import { EnlargedCode } from './enlarged-code.tsx'
import type { PrintedClaim } from './print-sheet.tsx'
import { saveFile } from './save-file.ts'
import { sendLink } from './send-link.ts'
import type { Share } from './share-query.ts'
import type { ShownByLink } from './shown-by-link.ts'

/**
 * The ways to give a link to another person. Before the owner uses a way, the page may offer a new
 * link for this person alone.
 */
export type HandOutWay = 'send' | 'enlarge' | 'print'

type ShareActionsProps = {
  share: Share | null
  claim: PrintedClaim
  kind: ShareKind
  /**
   * What this link shows to whoever opens it. The screen with the enlarged QR code lists this above
   * the QR code.
   */
  shown?: ShownByLink
  isDrawing?: boolean
  /**
   * Draws a new QR code, because the link changes when the claim has new content or when the former
   * link was handed out.
   */
  onRegenerate?: () => void
  /** Makes a new share after the owner withdrew the last one. */
  onRenew?: () => void
  /**
   * Offers a new link when the owner chooses a way to give the link away. If this function is
   * absent, the owner gives away the present link.
   */
  onOffer?: (way: HandOutWay) => void
  /** Called as soon as somebody else may have the link. */
  onHandedOut?: () => void
}

export function ShareActions({ onRenew, ...props }: ShareActionsProps) {
  if (props.share?.isWithdrawn)
    return (
      <Button onClick={onRenew}>
        <Link2 aria-hidden="true" className="size-4" />
        {texts.newLink}
      </Button>
    )
  return <UsableActions {...props} />
}

function UsableActions({
  share,
  claim,
  kind,
  shown = { claim },
  isDrawing = false,
  onRegenerate,
  onOffer,
  onHandedOut,
}: Omit<ShareActionsProps, 'onRenew'>) {
  const [used, setUsed] = useState<'enlarge' | 'print' | null>(null)
  const PrintSheet = useLazy(async () => (await import('./print-sheet.tsx')).PrintSheet, used === 'print')
  const end = useCallback(() => setUsed(null), [])
  const url = share?.url ?? null
  const code = share?.code ?? null
  const choose = (way: HandOutWay) => {
    if (onOffer) return onOffer(way)
    if (way !== 'enlarge') onHandedOut?.()
    if (way === 'send') void sendLink(url, claim.title)
    else setUsed(code === null ? null : way)
  }
  const handOut = (give: (url: string | null) => Promise<void>) => {
    if (url !== null) onHandedOut?.()
    void give(url)
  }
  return (
    <div className="flex w-full max-w-sm flex-col gap-2">
      <div className="grid gap-2 sm:grid-cols-[auto_1fr]">
        <Button aria-disabled={url === null} onClick={() => handOut(copyLink)}>
          <Copy aria-hidden="true" className="size-4" />
          {texts.copy}
        </Button>
        <Button variant="outline" aria-disabled={url === null} onClick={() => url !== null && choose('send')}>
          <Send aria-hidden="true" className="size-4" />
          {handOutTexts.send}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        {onRegenerate && (
          <Button variant="quiet" shape="tile" className="grow" pending={isDrawing} onClick={onRegenerate}>
            {!isDrawing && <RefreshCw aria-hidden="true" className="size-4" />}
            {texts.regenerate}
          </Button>
        )}
        {waysOfCode.map(({ way, label, icon: Icon }) => (
          <Button
            key={way}
            variant="quiet"
            shape="tile"
            className="grow"
            aria-disabled={(onOffer ? url : code) === null}
            onClick={() => (onOffer ? url : code) !== null && choose(way)}
          >
            <Icon aria-hidden="true" className="size-4" />
            {label}
          </Button>
        ))}
        {kind === 'open' && (
          <Button
            variant="quiet"
            shape="tile"
            className="grow"
            aria-disabled={url === null}
            onClick={() => handOut((link) => (link === null ? Promise.resolve() : saveFile(link, claim.title)))}
          >
            <FileDown aria-hidden="true" className="size-4" />
            {texts.save}
          </Button>
        )}
      </div>
      {used === 'enlarge' && code !== null && url !== null && (
        <EnlargedCode title={claim.title} url={url} code={code} {...shown} onClose={end} />
      )}
      {PrintSheet && code !== null && url !== null && <PrintSheet claim={claim} url={url} code={code} onDone={end} />}
    </div>
  )
}

const waysOfCode = [
  { way: 'enlarge', label: texts.enlarge, icon: Maximize2 },
  { way: 'print', label: texts.printing, icon: Printer },
] as const
