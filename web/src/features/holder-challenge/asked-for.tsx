import type { HolderQuestion } from '@did/credentials/holder-challenge/holder-answer'
import { quoteWords } from '@did/domain/proof/quote-words'
import { shortenAddress } from '@did/domain/shorten-address'
import { readableDate } from '@did/domain/texts/told-facts'
import { useQuery } from '@tanstack/react-query'
import { TwoWords } from '../../entities/six-words/two-words.tsx'
import { proveTexts as texts } from '../../texts/en/holder-challenge/holder-challenge.ts'
import { findConfirmation } from './find-confirmation.ts'

/**
 * Shows the credential, and the checker's name, which nobody has checked. If two credentials have
 * one title, the day of the confirmation tells them apart.
 */
export function AskedFor({ question }: { question: HolderQuestion }) {
  const { data: confirmed } = useQuery({
    queryKey: ['confirmation', question.attestation, question.verifier],
    queryFn: ({ signal }) => findConfirmation(question, signal),
  })
  const isByMail = question.lasts === 'day'
  const verifier = confirmed?.name ? quoteWords(confirmed.name) : shortenAddress(question.verifier)
  return (
    <dl className="flex flex-col gap-4">
      <div>
        <dt className="text-sm text-ink-3">{texts.whoAsks}</dt>
        <dd className="font-medium">{texts.somebody(location.host)}</dd>
        {question.asker !== '' && (
          <dd dir="auto" className="text-sm break-words text-ink-2">
            {texts.callsItself(question.asker)}
          </dd>
        )}
        {question.reason !== '' && (
          <dd dir="auto" className="text-sm break-words text-ink-2">
            {texts.reason(question.reason)}
          </dd>
        )}
      </div>
      {!isByMail && <TwoWords label={texts.words} challenge={question.challenge} />}
      <div>
        <dt className="text-sm text-ink-3">{texts.credential}</dt>
        <dd dir="auto" className="text-lg font-semibold break-words">
          {quoteWords(question.title)}
        </dd>
        <dd className="text-sm break-words text-ink-2">
          {texts.confirmedBy(verifier, confirmed?.signedAt ? readableDate(confirmed.signedAt) : null)}
        </dd>
      </div>
      <p className="text-sm text-pretty text-ink-2">{texts.what}</p>
      <p className="rounded-xl bg-wait-soft px-3 py-2 text-sm text-pretty text-wait">
        {isByMail ? texts.mailRelay : texts.relay}
      </p>
    </dl>
  )
}
