import type { PresentationProgress } from '@did/domain/portable/presentation-request'
import { useQuery } from '@tanstack/react-query'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import Copy from 'lucide-react/icons/copy'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { Suspense, useEffect, useState } from 'react'
import { copyLink } from '../../entities/share/copy-link.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { drawCode } from '../../lib/qr-code.ts'
import { anyWalletTexts as texts } from '../../texts/en/any-wallet/any-wallet.ts'
import { dayAndTime } from '../../texts/en/frame/dates.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { LinkText } from '../../ui/text/link-text.tsx'
import { letBrowserAsk } from './ask-browser.ts'
import { readAnswer, type WalletRequest } from './wallet-request.ts'

const ShownClaim = lazyPart(async () => (await import('./shown-claim.tsx')).ShownClaim)
const askEveryMs = 2000
const waiting: PresentationProgress = { state: 'pending' }

export function AskedWallet({ asked, onAgain }: { asked: WalletRequest; onAgain: () => void }) {
  const progress = useQuery({
    queryKey: ['wallet-request', asked.request.id],
    queryFn: () => readAnswer(asked),
    refetchInterval: ({ state: { data = waiting } }) => isOpen(asked, data) && askEveryMs,
    refetchIntervalInBackground: true,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const told = progress.data ?? waiting
  const answer: PresentationProgress = told.state !== 'pending' || isOpen(asked, told) ? told : { state: 'refused' }
  return (
    <div className="flex flex-col gap-4">
      {answer.state === 'pending' ? (
        <Waiting
          asked={asked}
          isRefused={answer.refused === true}
          isUnreachable={progress.isError}
          onAnswered={() => void progress.refetch()}
        />
      ) : (
        <Answered answer={answer} />
      )}
      <div>
        <Button variant="outline" onClick={onAgain}>
          <RotateCcw aria-hidden="true" className="size-4" />
          {texts.again}
        </Button>
      </div>
    </div>
  )
}

/**
 * Tells whether a wallet can still answer. If the wallet led the person back to this page, or if
 * the browser asked the wallet, the page shows no QR code. So after the server has refused one
 * answer, no wallet can send another.
 */
function isOpen({ way, responseCode }: WalletRequest, answer: PresentationProgress): boolean {
  return answer.state === 'pending' && !(answer.refused && (way === 'browser' || responseCode !== null))
}

function Answered({ answer }: { answer: Exclude<PresentationProgress, { state: 'pending' }> }) {
  if (answer.state === 'expired' || answer.state === 'refused') {
    return (
      <Notice role="status" tone="wait" icon={Clock} title={texts.over}>
        {texts[answer.state]}
      </Notice>
    )
  }
  return (
    <Suspense fallback={<Loading label={texts.loading} skeleton="h-48 rounded-2xl" />}>
      <ShownClaim answer={answer} />
    </Suspense>
  )
}

type WaitingProps = { asked: WalletRequest; isRefused: boolean; isUnreachable: boolean; onAnswered: () => void }

function Waiting({ asked, isRefused, isUnreachable, onAnswered }: WaitingProps) {
  const { request, way, responseCode } = asked
  const isLedBack = responseCode !== null
  return (
    <>
      {way === 'code' && <Code uri={request.uri} />}
      {way === 'link' && !isLedBack && (
        <>
          <a href={request.uri} className={buttonClass({})}>
            {texts.open}
          </a>
          <p className="text-sm text-pretty text-ink-2">{texts.openHint}</p>
        </>
      )}
      {way === 'browser' && <BrowserAsks asked={asked} onAnswered={onAnswered} />}
      {isRefused && (
        <Notice role="status" tone="wait" icon={Clock}>
          {texts.nothingShown}
        </Notice>
      )}
      <p role="status" className="flex items-center gap-2 text-sm text-ink-2">
        <Spinner />
        {isUnreachable ? texts.unreachable : texts.waiting}
      </p>
      <p className="text-sm text-ink-2">{texts.ends(dayAndTime(request.expiresAt))}</p>
    </>
  )
}

/** Scanners need a white margin, so the QR code's frame stays white in dark mode. */
function Code({ uri }: { uri: string }) {
  const code = useQuery({ queryKey: ['wallet-code', uri], queryFn: () => drawCode(uri), gcTime: 0 })
  return (
    <div className="flex flex-col items-center gap-3 text-center">
      <p className="text-pretty">{texts.scan}</p>
      <div className="grid place-items-center rounded-2xl border border-line bg-white p-3">
        {code.data ? (
          <img src={code.data} alt={texts.qrAlt} className="size-80 max-w-full object-contain" />
        ) : (
          <Skeleton className="size-48" />
        )}
      </div>
      <Button variant="outline" onClick={() => void copyLink(uri)}>
        <Copy aria-hidden="true" className="size-4" />
        {texts.copy}
      </Button>
      <LinkText url={uri} />
    </div>
  )
}

function BrowserAsks({ asked, onAnswered }: Pick<WaitingProps, 'asked' | 'onAnswered'>) {
  const [hasFailed, setHasFailed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser asks once for each request
  useEffect(() => {
    letBrowserAsk(asked).then(onAnswered, (error: unknown) => {
      console.warn('The browser passed on no answer of a wallet', error)
      setHasFailed(true)
    })
  }, [asked])
  if (!hasFailed) return null
  return (
    <Notice role="alert" tone="wait" icon={CircleX} title={texts.notAsked}>
      {texts.notAskedText}
    </Notice>
  )
}
