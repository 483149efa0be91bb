import type { HolderQuestion } from '@did/credentials/holder-challenge/holder-answer'
import { shortenAddress } from '@did/domain/display'
import { proveTexts as texts } from '../../texts/en/share/holder-challenge.ts'

/** Shows who asks, which nobody has verified, and for which credential. */
export function AskedFor({ question }: { question: HolderQuestion }) {
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
      </div>
      <div>
        <dt className="text-sm text-ink-3">{texts.credential}</dt>
        <dd dir="auto" className="text-lg font-semibold break-words">
          {question.title}
        </dd>
        <dd className="text-sm text-ink-2">{texts.confirmedBy(shortenAddress(question.verifier))}</dd>
      </div>
      <p className="text-sm text-pretty text-ink-2">{texts.what}</p>
    </dl>
  )
}
