import type { Hex } from '@did/domain/hex'
import type { RequestId, UserId } from '@did/domain/ids'
import { maximumQuestions } from '@did/domain/verification-request/limits'
import { findOpenQuestion, type PendingAsked } from '@did/domain/verification-request/verification-request'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pendingRequestsQuery } from '../../../entities/verification/queries.ts'
import { cn } from '../../../lib/cn.ts'
import { recall, remember } from '../../../lib/page/browser-storage.ts'
import { useLazy } from '../../../lib/use-lazy.ts'
import { dayAndTime } from '../../../texts/en/frame/dates.ts'
import { askedFieldTexts } from '../../../texts/en/verification/asked-fields.ts'
import { questionTexts } from '../../../texts/en/verification/questions.ts'
import { authorityTexts } from '../../../texts/en/verification/verification-authority.ts'
import { deskTexts as texts } from '../../../texts/en/verification/verifier-desk.ts'
import { QueryError } from '../../../ui/error-card.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { ConfirmAgainNotice } from './again/confirm-again-notice.tsx'
import { describeMarked } from './asked-fields.tsx'
import { DecidedRequests } from './decided/decided-requests.tsx'
import { useDecided } from './decided/use-decided.ts'
import { findNeighbours } from './keys/queue-keys.ts'
import { ShortcutHelp } from './keys/shortcut-help.tsx'
import { useDeskKeys } from './keys/use-desk-keys.ts'
import { OpenedRequest } from './opened-request.tsx'
import { RequestQueue } from './request-queue.tsx'
import { useAdvance } from './use-advance.ts'
import { useMarks } from './use-marks.ts'
import { useQueue } from './use-queue.ts'

export type DeskTab = 'waiting' | 'decided'

type VerifierDeskProps = {
  verifierId: UserId
  /** A suspended verifier cannot decide, but can still read its earlier decisions. */
  canDecide: boolean
  openId: number | null
  /**
   * Returns the URL of this page with the request `id` open, or with only the list if `id` is null.
   */
  hrefOf: (id: RequestId | null) => string
  onApprove: (request: PendingAsked) => void
  onRevoke: (digest: Hex) => void
  tab: DeskTab
  onTab: (tab: DeskTab) => void
}

export function VerifierDesk(props: VerifierDeskProps) {
  const { verifierId, canDecide, openId, hrefOf, onApprove, onRevoke, tab, onTab } = props
  const [rejecting, setRejecting] = useState<{ request: PendingAsked; marked: string } | null>(null)
  const RejectDialog = useLazy(async () => (await import('../reject-dialog.tsx')).RejectDialog, rejecting)
  const [asking, setAsking] = useState<{ request: PendingAsked; marked: string } | null>(null)
  const QuestionDialog = useLazy(async () => (await import('../question-dialog.tsx')).QuestionDialog, asking)
  const [areLettersOn, setLettersOn] = useLetterKeys()
  const pending = useQuery({ ...pendingRequestsQuery(verifierId), enabled: canDecide })
  const queue = useQueue(pending.data ?? [], openId)
  // A suspended verifier has no tabs and sees only its own earlier decisions.
  const showsDecided = !canDecide || tab === 'decided'
  const decidedList = useDecided(verifierId, openId, showsDecided)
  const marking = useMarks()
  const withMarks = (request: PendingAsked) => ({
    request,
    marked: describeMarked(request, marking.marksOf(request.id)),
  })
  const beginDecision = useAdvance({ openId, requests: queue.found, hrefOf })
  const choices = {
    onApprove: (request: PendingAsked) => {
      if (marking.marksOf(request.id).size > 0) return toast(askedFieldTexts.cannotApprove)
      beginDecision(request.id)
      onApprove(request)
    },
    onReject: (request: PendingAsked) => {
      beginDecision(request.id)
      setRejecting(withMarks(request))
    },
    onAsk: (request: PendingAsked) => {
      const open = findOpenQuestion(request)
      if (open) return toast(questionTexts.stillOpen(dayAndTime(open.askedAt)))
      if (request.questions.length >= maximumQuestions)
        return toast({ variant: 'destructive', ...questionTexts.askedEnough })
      setAsking(withMarks(request))
    },
  }
  useDeskKeys({ areLettersOn, openId, hrefOf, requests: queue.all, ...choices })

  const isOpen = openId !== null
  const rows = { openId, hrefOf }
  const waiting = pending.isPending ? (
    <QueueLoading />
  ) : pending.isError ? (
    <QueryError type="verification" query={pending} message={authorityTexts.loadFailed} />
  ) : (
    <RequestQueue queue={queue} {...rows} {...choices} />
  )
  const decided = <DecidedRequests list={decidedList} verifierId={verifierId} {...rows} />
  return (
    <div className="@container">
      <div
        className={cn(
          'grid items-start gap-4',
          isOpen && '@2xl:grid-cols-[minmax(15rem,2fr)_3fr] @3xl:grid-cols-[16rem_1fr]',
        )}
      >
        <div data-queue-pane className={cn(listClass, isOpen && '@max-2xl:hidden')}>
          {canDecide && <ConfirmAgainNotice verifierId={verifierId} />}
          {canDecide ? (
            <Tabs
              label={texts.label}
              value={tab}
              onValueChange={onTab}
              tabs={[
                { value: 'waiting', label: texts.waitingTab, content: waiting },
                { value: 'decided', label: texts.decidedTab, content: decided },
              ]}
            />
          ) : (
            decided
          )}
          <ShortcutHelp areLettersOn={areLettersOn} onChoose={setLettersOn} />
        </div>
        {isOpen && (
          <OpenedRequest
            id={openId}
            marking={marking}
            hrefOf={hrefOf}
            backHref={hrefOf(null)}
            nothingWaits={pending.data?.length === 0}
            neighbours={findNeighbours<{ id: RequestId }>(
              showsDecided ? decidedList.shown : queue.shown,
              openId,
              hrefOf,
            )}
            onRevoke={onRevoke}
            {...choices}
          />
        )}
      </div>
      {RejectDialog && rejecting && <RejectDialog {...rejecting} onClose={() => setRejecting(null)} />}
      {QuestionDialog && asking && <QuestionDialog {...asking} onClose={() => setAsking(null)} />}
    </div>
  )
}

/**
 * On a wide screen, the lists scroll within the window. The padding keeps the focus rings from
 * being cut off.
 */
const listClass =
  'flex min-w-0 flex-col gap-4 lg:sticky lg:top-20 lg:-m-1 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:p-1'

function QueueLoading() {
  return (
    <Loading>
      <div className="flex flex-col gap-2">
        <Skeleton className="h-24 rounded-xl" />
        <Skeleton className="h-24 rounded-xl" />
      </div>
    </Loading>
  )
}

const lettersKey = 'desk_letter_keys'
const lettersOff = 'off'

/**
 * Single letters act as keys of the verifier's work page unless the verifier turns them off. The
 * browser keeps this choice.
 */
function useLetterKeys(): [boolean, (areOn: boolean) => void] {
  const [areOn, setAreOn] = useState(() => recall(lettersKey) !== lettersOff)
  const choose = (next: boolean) => {
    setAreOn(next)
    remember(lettersKey, next ? null : lettersOff)
  }
  return [areOn, choose]
}
