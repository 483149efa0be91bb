import { Suspense } from 'react'
import { ShareActions } from '../../entities/share/share-actions.tsx'
import type { Share } from '../../entities/share/share-query.ts'
import { findShownByLink, type LinkedClaim } from '../../entities/share/shown-by-link.ts'
import { ShownQrCode } from '../../entities/share/shown-qr-code.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { handOutTexts } from '../../texts/en/share/hand-out.ts'
import { sharingTexts as texts } from '../../texts/en/share/sharing.ts'

const KeptNote = lazyPart(async () => (await import('./kept-note.tsx')).KeptNote)

export function MadeLink({ share, linked }: { share: Share; linked: readonly [LinkedClaim, ...LinkedClaim[]] }) {
  const [{ claim: first }, ...others] = linked
  const claim = others.length === 0 ? first : { ...first, title: handOutTexts.several.name(linked.length) }
  return (
    <section ref={bringIntoView} aria-label={texts.terms.made} className="flex flex-col items-center gap-4">
      <ShownQrCode title={claim.title} share={share} isLoading={false} />
      <ShareActions share={share} claim={claim} kind="controlled" shown={findShownByLink(linked)} />
      <Suspense>
        <KeptNote share={share} />
      </Suspense>
      <p className="max-w-sm text-center text-sm text-pretty text-ink-2">{texts.controlledNote}</p>
    </section>
  )
}

/** On a phone, the QR code of the new link is out of sight, below the button that made the link. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
