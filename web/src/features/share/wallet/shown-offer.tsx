import type { CredentialOffer, CredentialOfferProgress } from '@did/domain/portable/credential-offer'
import { useQuery } from '@tanstack/react-query'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import Copy from 'lucide-react/icons/copy'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useEffect, useState } from 'react'
import { drawCode } from '../../../lib/qr-code.ts'
import { dayAndTime } from '../../../texts/en/frame/dates.ts'
import { anotherWalletTexts as texts } from '../../../texts/en/share/another-wallet.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { LinkText } from '../../../ui/text/link-text.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { readProgress } from './offer-calls.ts'

const askEveryMs = 2000
const looks = {
  credential_accepted: { tone: 'ok', icon: CircleCheck },
  credential_failure: { tone: 'wait', icon: TriangleAlert },
  credential_deleted: { tone: 'wait', icon: TriangleAlert },
} as const

type Props = { offer: CredentialOffer; onAgain: () => void; onClose: () => void }

export function ShownOffer({ offer, onAgain, onClose }: Props) {
  const progress = useQuery({
    queryKey: ['credential-offer', offer.id],
    queryFn: () => readProgress(offer),
    refetchInterval: ({ state: { data } }) => (data && isOver(data) ? false : askEveryMs),
    refetchIntervalInBackground: true,
    staleTime: 0,
    gcTime: 0,
  })
  const { state, event } = progress.data ?? ({ state: 'open' } satisfies CredentialOfferProgress)
  return (
    <>
      {state === 'open' && <Code offer={offer} />}
      <div aria-live="polite">
        {state === 'issued' && (
          <Notice
            {...looks[event ?? 'credential_accepted']}
            title={event ? texts.event[event].title : texts.state.issued}
          >
            {event ? texts.event[event].text : texts.issued}
          </Notice>
        )}
        {state === 'expired' && (
          <Notice tone="wait" icon={Clock} title={texts.state.expired}>
            {texts.expired}
          </Notice>
        )}
        {state === 'refused' && (
          <Notice tone="wait" icon={TriangleAlert} title={texts.state.refused}>
            {texts.refused}
          </Notice>
        )}
        {(state === 'open' || state === 'taken' || state === 'waiting') && (
          <p role="status" className="text-sm text-ink-2">
            {progress.isError ? texts.unreachable : texts.state[state]}
          </p>
        )}
      </div>
      {state === 'issued' && (
        <Button shape="wideOnPhone" onClick={onClose}>
          {texts.done}
        </Button>
      )}
      {(state === 'expired' || state === 'refused') && (
        <Button shape="wideOnPhone" variant="outline" onClick={onAgain}>
          {texts.again}
        </Button>
      )}
    </>
  )
}

function isOver({ state, event }: CredentialOfferProgress): boolean {
  return state === 'expired' || state === 'refused' || event !== undefined
}

function Code({ offer: { uri, txCode, expiresAt } }: { offer: CredentialOffer }) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-4">
      <Picture link={uri} />
      <div className="flex min-w-48 flex-1 flex-col gap-3">
        <p className="text-pretty">{texts.shown.scan}</p>
        {txCode !== null && (
          <p className="flex flex-col gap-1">
            <span>{texts.shown.digits}</span>
            <code
              dir="ltr"
              className="rounded-xl bg-brand-soft px-3 py-2 text-center font-mono text-lg font-semibold tracking-wider"
            >
              {txCode}
            </code>
          </p>
        )}
        <a href={uri} className={buttonClass({ variant: 'outline' })}>
          {texts.shown.link}
        </a>
        <Button variant="outline" onClick={() => void copy(uri)}>
          <Copy aria-hidden="true" className="size-4" />
          {texts.shown.copy}
        </Button>
        <LinkText url={uri} />
        <p className="text-sm text-ink-2">{texts.shown.ends(dayAndTime(expiresAt))}</p>
      </div>
    </div>
  )
}

function Picture({ link }: { link: string }) {
  const [picture, setPicture] = useState<string | null>(null)
  useEffect(() => {
    let isOver = false
    drawCode(link).then(
      (drawn) => isOver || setPicture(drawn),
      () => console.warn('The code could not be drawn, so the link must be copied'),
    )
    return () => {
      isOver = true
    }
  }, [link])
  if (!picture) return <Skeleton className="size-56 rounded-xl" />
  return <img src={picture} alt={texts.shown.qrAlt} className="size-56 rounded-xl border border-line bg-white p-2" />
}

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    toast(texts.shown.copied)
  } catch {
    toast({ variant: 'destructive', ...texts.shown.copyFailed })
  }
}
