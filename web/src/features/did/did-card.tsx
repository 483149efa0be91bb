import type { Did } from '@did/domain/did'
import CloudOff from 'lucide-react/icons/cloud-off'
import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import History from 'lucide-react/icons/rotate-ccw-clock'
import type { ReactNode } from 'react'
import { didState } from '../../entities/did/did-state.ts'
import { dateNow } from '../../lib/page/device-clock.ts'
import { useNarrow } from '../../lib/page/use-narrow.ts'
import { didsTexts as texts } from '../../texts/en/did/dids.ts'
import { relativeTime, shortDate } from '../../texts/en/frame/dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card, CardBody } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Notice } from '../../ui/notice.tsx'

export function DidCard({ did, mintButton }: { did: Did; mintButton: ReactNode }) {
  const isNarrow = useNarrow()
  return (
    <Card>
      <CardBody className="flex flex-col gap-4">
        <div className="flex items-start gap-4">
          <span className="grid size-12 shrink-0 place-items-center rounded-xl bg-brand-soft text-brand">
            <Fingerprint aria-hidden="true" className="size-6" />
          </span>
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="min-w-0 text-lg font-semibold break-all">
              {isNarrow ? texts.card.shortTitle : texts.card.title(did.tokenId)}
            </h3>
            {did.onChain && <Badge tone="brand">{texts.card.badge}</Badge>}
          </div>
        </div>
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_auto_1fr]">
          <Fact term={texts.card.created}>
            <time dateTime={did.createdAt}>{shortDate(did.createdAt)}</time>
          </Fact>
          <Fact term={texts.card.lastUpdated}>
            <time dateTime={did.lastUpdated}>{relativeTime(new Date(did.lastUpdated), dateNow())}</time>
          </Fact>
          {!isNarrow && <Owner did={did} />}
        </dl>
        {isNarrow && (
          <Disclosure summary={texts.card.technical}>
            <p className="mb-3 break-all">{texts.card.title(did.tokenId)}</p>
            <dl>
              <Owner did={did} />
            </dl>
          </Disclosure>
        )}
        <ChainNotice did={did} mintButton={mintButton} />
      </CardBody>
    </Card>
  )
}

function Owner({ did }: { did: Did }) {
  return (
    <Fact term={texts.card.owner}>
      <span className="font-mono text-sm break-all">{did.owner}</span>
    </Fact>
  )
}

function ChainNotice({ did, mintButton }: { did: Did; mintButton: ReactNode }) {
  switch (didState(did)) {
    case 'on-chain':
      return null
    case 'off-chain':
      return (
        <Notice tone="info" icon={CloudOff} title={texts.offChain.title} action={mintButton}>
          {texts.offChain.text}
        </Notice>
      )
    case 'gone-from-chain':
      return (
        <Notice tone="wait" icon={History} title={texts.goneFromChain.title} action={mintButton}>
          {texts.goneFromChain.text}
        </Notice>
      )
  }
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-3">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
