import type { Hex } from '@did/domain/hex'
import { describeStatement } from '@did/domain/texts/en/proof/statements'
import Copy from 'lucide-react/icons/copy'
import type { ReactNode } from 'react'
import { takeFocus } from '../../lib/page/take-focus.ts'
import { dayTimeAndZone } from '../../texts/en/frame/dates.ts'
import { askTexts as texts } from '../../texts/en/request-for-proof/asking.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardBody, CardTitle } from '../../ui/card.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LinkText } from '../../ui/text/link-text.tsx'
import { AskAgain } from './ask-again.tsx'
import type { AskedRequest } from './asked-request.ts'
import { MatchingCharacters } from './matching-characters.tsx'

type WaitingRequestProps = {
  asked: AskedRequest
  requestHash: Hex
  url: string
  /** The picture of the QR code as a data URL, or null until it is drawn. */
  code: string | null
  isOver: boolean
  /** If the checker sent the form just now, the heading above the QR code takes the focus. */
  isNew: boolean
  organization: string | null
  onCopy: () => void
  onAgain: () => void
  children: ReactNode
}

export function WaitingRequest(props: WaitingRequestProps) {
  const { asked, requestHash, isOver, organization, onAgain, children } = props
  const { request } = asked
  const rows = [
    [texts.fact, texts.asked(describeStatement(request.statement))],
    [texts.from, organization ? texts.signedBy(organization) : texts.unsigned(request.audience)],
    [texts.until, dayTimeAndZone(request.expiresAt)],
  ] as const
  return (
    <Card>
      <CardBody className="flex flex-col gap-5">
        {!isOver && <Code {...props} />}
        <div aria-live="polite">{children}</div>
        <FactList rows={rows} />
        {!isOver && (
          <>
            <MatchingCharacters requestHash={requestHash} label={texts.matching} hint={texts.matchingHint} />
            <p className="text-sm text-pretty text-ink-2">{texts.keepOpen}</p>
            <p className="text-sm text-pretty text-ink-2">{texts.passedOn}</p>
          </>
        )}
        <AskAgain onAgain={onAgain} />
      </CardBody>
    </Card>
  )
}

/** Scanners need a white margin, so the QR code's frame stays white in dark mode. */
function Code({ url, code, isNew, onCopy }: WaitingRequestProps) {
  return (
    <div className="flex flex-col items-center gap-3 text-center">
      <CardTitle ref={isNew ? takeFocus : null} tabIndex={-1} className="outline-none">
        {texts.waiting}
      </CardTitle>
      <p className="text-sm text-pretty text-ink-2">{texts.waitingText}</p>
      <div className="grid place-items-center rounded-2xl border border-line bg-white p-3">
        {code ? (
          <img src={code} alt={texts.qrAlt} className="size-80 max-w-full object-contain" />
        ) : (
          <Skeleton className="size-48" />
        )}
      </div>
      <Button onClick={onCopy}>
        <Copy aria-hidden="true" className="size-4" />
        {texts.copy}
      </Button>
      <LinkText url={url} />
    </div>
  )
}
