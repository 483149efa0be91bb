import type { Claim } from '@did/domain/claim/claim'
import X from 'lucide-react/icons/x'
import { useEffect, useId, useRef, useState } from 'react'
import { EnlargedCode } from '../../../entities/share/enlarged-code.tsx'
import { PrintSheet } from '../../../entities/share/print-sheet.tsx'
import type { HandOutWay } from '../../../entities/share/share-actions.tsx'
import type { Share } from '../../../entities/share/share-query.ts'
import { findShownByLink } from '../../../entities/share/shown-by-link.ts'
import { handOutTexts } from '../../../texts/en/share/hand-out.ts'
import { sharingTexts } from '../../../texts/en/share/sharing.ts'
import { Button } from '../../../ui/button.tsx'
import { LabelField } from '../label-field.tsx'
import { type OfferedLink, type ShownLink, useOfferedShare } from './use-offered-share.ts'
import { WayButtons } from './way-buttons.tsx'

const texts = handOutTexts.panel
const offers = ['short', 'open'] as const

type HandOutPanelProps = {
  claim: Claim
  fields: readonly string[]
  shown: ShownLink
  way: HandOutWay
  onClose: () => void
}

/**
 * Says how the short link and the open link differ. The short link is chosen at first. The panel
 * sends, enlarges or prints the chosen link.
 */
export function HandOutPanel({ claim, fields, shown, way, onClose }: HandOutPanelProps) {
  const [link, setLink] = useState<OfferedLink>('short')
  const [label, setLabel] = useState('')
  const [used, setUsed] = useState<{ way: 'enlarge' | 'print'; url: string; code: string } | null>(null)
  const { isPending, offer } = useOfferedShare({ claim, fields, shown })
  const name = useId()
  const panel = useRef<HTMLElement>(null)
  // On a phone, the place of the panel below its button is out of sight, so scroll the panel into
  // view.
  useEffect(() => {
    panel.current?.querySelector('input')?.focus()
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const use = async (act: (share: Share) => unknown) => {
    const share = await offer({ link, label, isGivenAway: way !== 'enlarge' })
    if (share) await act(share)
  }
  return (
    <section
      ref={panel}
      aria-labelledby={`${name}-heading`}
      className="flex w-full max-w-sm flex-col gap-4 rounded-2xl border border-line bg-surface p-4"
    >
      <div className="flex items-start justify-between gap-2">
        <h3 id={`${name}-heading`} className="pt-2 font-semibold">
          {texts.heading[way]}
        </h3>
        <Button variant="quiet" shape="icon" aria-label={texts.close} onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <fieldset className="flex flex-col gap-1">
        <legend className="sr-only">{texts.which}</legend>
        {offers.map((offered) => (
          <div key={offered}>
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name={name}
                checked={link === offered}
                aria-describedby={`${name}-${offered}`}
                onChange={() => setLink(offered)}
                className="size-5 shrink-0"
              />
              <span>{sharingTexts.kind[offered]}</span>
            </label>
            <p id={`${name}-${offered}`} className="-mt-1 ps-8 text-sm text-pretty text-ink-2">
              {texts.differs[offered]}
            </p>
          </div>
        ))}
      </fieldset>
      {way !== 'enlarge' && <LabelField value={label} onChange={setLabel} />}
      <WayButtons way={way} title={claim.title} isPending={isPending} onUse={use} onShow={setUsed} />
      {used?.way === 'enlarge' && (
        <EnlargedCode
          title={claim.title}
          url={used.url}
          code={used.code}
          {...findShownByLink([{ claim, fields }])}
          onClose={() => setUsed(null)}
        />
      )}
      {used?.way === 'print' && <PrintSheet claim={claim} url={used.url} code={used.code} onDone={onClose} />}
    </section>
  )
}
