import type { Hex } from '@did/domain/hex'
import type { OpenedRequest as Opened } from '@did/domain/verification-request/opened-request'
import { useQuery } from '@tanstack/react-query'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowUp from 'lucide-react/icons/arrow-up'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { openedRequestQuery } from '../../../entities/verification/opened-request-query.ts'
import { takeFocus } from '../../../lib/page/take-focus.ts'
import { openedRequestTexts as texts } from '../../../texts/en/verification/verifier-desk.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { QueryError } from '../../../ui/error-card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { QuotedAlone } from '../../../ui/text/quoted-alone.tsx'
import { DecisionNotice } from './decided/decision-notice.tsx'
import { DecisionBar } from './decision-bar.tsx'
import { Evidence } from './evidence.tsx'
import type { Neighbours } from './keys/queue-keys.ts'
import type { HrefOf } from './known-about.tsx'
import type { Choices } from './queue-item.tsx'
import type { Marking } from './use-marks.ts'

type PaneProps = Choices & {
  hrefOf: HrefOf
  marking: Marking
  neighbours: Neighbours
  /**
   * This is true if every request is decided, even those that the list does not show at present.
   */
  nothingWaits: boolean
  onRevoke: (digest: Hex) => void
}
type OpenedRequestProps = PaneProps & { id: number; backHref: string }

export function OpenedRequest({ id, backHref, neighbours, ...pane }: OpenedRequestProps) {
  return (
    <article
      data-opened
      // A click beside the controls gives this element the focus. So the focus stays in the open
      // request, where single letters act as keys.
      tabIndex={-1}
      aria-labelledby={`opened-${id}`}
      className="flex min-w-0 flex-col rounded-2xl border border-line bg-surface shadow-card outline-none @2xl:sticky @2xl:top-20 @2xl:max-h-[calc(100dvh-6rem)] scroll-pb-24 @2xl:overflow-y-auto"
    >
      <nav className="flex items-center gap-1 border-b border-line px-2 py-1">
        <Link href={backHref} className={buttonClass({ variant: 'quiet', shape: 'small' })}>
          <ArrowLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
          {texts.back}
        </Link>
        <span className="ms-auto flex">
          <Neighbour href={neighbours.previous} label={texts.previous} icon={ArrowUp} />
          <Neighbour href={neighbours.next} label={texts.next} icon={ArrowDown} />
        </span>
      </nav>
      <PaneState id={id} neighbours={neighbours} {...pane} />
    </article>
  )
}

function PaneState({ id, ...pane }: PaneProps & { id: number }) {
  const opened = useQuery(openedRequestQuery(id))
  if (opened.data) return <Pane key={id} opened={opened.data} {...pane} />
  if (opened.isPending) return <PaneLoading />
  return (
    <div className="p-4">
      {opened.isError ? (
        <QueryError type="verification" query={opened} message={texts.loadFailed} />
      ) : (
        <Notice tone="wait" icon={CircleHelp} title={texts.goneTitle}>
          {texts.goneText}
        </Notice>
      )}
    </div>
  )
}

type OpenPaneProps = PaneProps & { opened: Opened }

function Pane({ opened, neighbours, nothingWaits, onRevoke, hrefOf, marking, ...choices }: OpenPaneProps) {
  const { request } = opened
  const heading = useRef<HTMLHeadingElement>(null)
  const marked = marking.marksOf(request.id)
  // The heading takes the focus, and the whole pane comes into view.
  useEffect(() => {
    const pane = heading.current?.closest('article')
    takeFocus(heading.current)
    const { top = 0, bottom = 0 } = pane?.getBoundingClientRect() ?? {}
    if (top < 0 || bottom > innerHeight) pane?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [])
  return (
    <>
      <div className="flex flex-col gap-5 p-4 sm:p-5">
        <h3
          ref={heading}
          tabIndex={-1}
          id={`opened-${request.id}`}
          dir="auto"
          className="text-lg font-semibold break-words outline-none"
        >
          <QuotedAlone words={request.claimTitle} />
        </h3>
        {request.status !== 'pending' && <DecisionNotice {...{ request, neighbours, nothingWaits, onRevoke }} />}
        <Evidence
          opened={opened}
          hrefOf={hrefOf}
          marked={marked}
          onMark={(field, isWrong) => marking.mark(request.id, field, isWrong)}
        />
      </div>
      {request.status === 'pending' && <DecisionBar request={request} isMarked={marked.size > 0} {...choices} />}
    </>
  )
}

function Neighbour({ href, label, icon: Icon }: { href: string | null; label: string; icon: typeof ArrowUp }) {
  if (href === null) return null
  return (
    <Link href={href} aria-label={label} className={buttonClass({ variant: 'quiet', shape: 'icon' })}>
      <Icon aria-hidden="true" className="size-4" />
    </Link>
  )
}

function PaneLoading() {
  return (
    <Loading label={texts.loading}>
      <div className="flex flex-col gap-4 p-5">
        <Skeleton className="h-7 w-2/3" />
        <Skeleton className="h-20" />
        <Skeleton className="h-32" />
      </div>
    </Loading>
  )
}
