import { findHolderName } from '@did/credentials/share/disclosed/holder-name'
import { type Described, nameVerifier } from '@did/credentials/verdict/describe-verdict'
import { readableDate } from '@did/domain/texts/en/verdict/told'
import { whoseTexts as texts } from '@did/domain/texts/en/verdict/whose'
import UserRoundX from 'lucide-react/icons/user-round-x'
import { VerifierLink } from '../verifier/verifier-link.tsx'

/** Says first of all whose the credential is, or that it does not say so. */
export function WhoseLine({ described }: { described: Described }) {
  const { share, verdict, facts } = described
  if (share.kind !== 'attested' || verdict.text !== 'attested') return null
  const holder = findHolderName(share)
  const { anchor } = facts
  const day = anchor === 'unknown' || anchor === null ? null : readableDate(anchor.time)
  return (
    <div className="flex flex-col gap-1">
      <p className="text-pretty break-words">
        {holder !== null && (
          <>
            <bdi className="text-lg font-semibold">{holder}</bdi> ·{' '}
          </>
        )}
        <bdi>{share.payload.title}</bdi> · {texts.confirmedBy}{' '}
        <VerifierLink walletAddress={share.message.verifier}>
          <bdi>{nameVerifier(described)}</bdi>
        </VerifierLink>
        {texts.on(day)}
      </p>
      {holder === null && (
        <p className="flex gap-2 rounded-xl bg-wait-soft px-3 py-2 text-sm text-wait">
          <UserRoundX aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {texts.nobody}
        </p>
      )}
    </div>
  )
}
