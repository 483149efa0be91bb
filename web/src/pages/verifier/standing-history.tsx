import { shortenAddress } from '@did/domain/shorten-address'
import type { StandingChange } from '@did/domain/verifier/register'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { verifierPageTexts } from '../../texts/en/verifier/verifier-page.ts'
import { Card, CardBody, CardTitle } from '../../ui/card.tsx'
import { LongText } from '../../ui/text/long-text.tsx'

const texts = verifierPageTexts.history

/**
 * Lists every change of the verifier's standing that the chain records, the latest change first.
 */
export function StandingHistory({ changes }: { changes: readonly StandingChange[] }) {
  return (
    <Card>
      <CardBody className="flex flex-col gap-3">
        <CardTitle>{texts.title}</CardTitle>
        <ol className="flex flex-col gap-3 text-sm">
          {changes.toReversed().map((change) => (
            <li key={`${change.transaction}-${change.kind}`} className="border-t border-line pt-3">
              <time dateTime={change.at} className="text-ink-3">
                {shortDate(change.at)}
              </time>
              <Change change={change} />
            </li>
          ))}
        </ol>
      </CardBody>
    </Card>
  )
}

function Change({ change }: { change: StandingChange }) {
  const by = <span className="text-ink-3">{texts.by(shortenAddress(change.administrator))}</span>
  if (change.kind === 'suspended')
    return (
      <>
        <p>
          <span className="font-medium text-bad">{texts.suspended}</span> {by}
        </p>
        {change.reason && (
          <p className="flex flex-wrap gap-x-1 text-ink-2">
            {verifierPageTexts.reason} <LongText text={change.reason} />
          </p>
        )}
      </>
    )
  return (
    <p className="break-words">
      {texts.accredited} <bdi className="font-medium">{change.name}</bdi>
      {change.domain && (
        <>
          {', '}
          <bdi className="wrap-anywhere">{change.domain}</bdi>
        </>
      )}{' '}
      {by}
    </p>
  )
}
