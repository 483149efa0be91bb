import { findHolderName } from '@did/credentials/share/disclosed/holder-name'
import { type Described, nameVerifier } from '@did/credentials/verdict/describe-verdict'
import { whoseTexts as texts } from '@did/domain/texts/en/verdict/whose'
import { readableDate } from '@did/domain/texts/told-facts'
import UserRoundX from 'lucide-react/icons/user-round-x'
import { Quoted } from '../../ui/text/quoted.tsx'
import { VerifierLink } from '../verifier/verifier-link.tsx'

/**
 * If `isBound` is true, the wallet to which the credential was issued has proved itself. The
 * holder's name and the title stand in quotation marks, so that they cannot name another verifier
 * in our sentence.
 */
export function WhoseLine({ described, isBound }: { described: Described; isBound: boolean }) {
  const { share, verdict, facts } = described
  if (share.kind !== 'attested' || verdict.text !== 'attested') return null
  const holder = findHolderName(share)
  const { anchor } = facts
  const isRecorded = anchor !== 'unknown' && anchor !== null
  const day = readableDate(isRecorded ? anchor.time : share.message.validFrom)
  return (
    <div className="flex flex-col gap-1">
      <p className="text-pretty break-words">
        {holder !== null && (
          <>
            <Quoted words={holder} className="text-lg font-semibold" /> ·{' '}
          </>
        )}
        <Quoted words={share.payload.title} /> · {texts.confirmedBy}{' '}
        <VerifierLink walletAddress={share.message.verifier}>
          <bdi>{nameVerifier(described)}</bdi>
        </VerifierLink>
        {isRecorded ? texts.on(day) : texts.dated(day)}
      </p>
      {holder === null && !isBound && (
        <p className="flex gap-2 rounded-xl bg-wait-soft px-3 py-2 text-sm text-wait">
          <UserRoundX aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {texts.nobody}
        </p>
      )}
    </div>
  )
}
