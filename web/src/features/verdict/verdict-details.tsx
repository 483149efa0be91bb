import { attestationDomain } from '@did/credentials/attestation-domain'
import { type AttestationCheck, buildAttestationRequest } from '@did/credentials/claim-attestation'
import type { Installation } from '@did/credentials/installation'
import type { ParsedShare } from '@did/credentials/share-link'
import type { VerdictFacts } from '@did/credentials/verdict'
import { useState } from 'react'
import { levelName } from '../../texts/names.ts'
import { verdictTexts } from '../../texts/verdict.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { CopyBlock } from './copy-block.tsx'
import { findWebsite, readableDate } from './describe-verdict.ts'
import { listToolChecks } from './tool-checks.ts'

const texts = verdictTexts.details

type VerdictDetailsProps = {
  share: ParsedShare & { kind: 'attested' }
  /** Recovered here from the signature, by the wallet's contract where it is one; not what the link says of itself. */
  signed: AttestationCheck & { ok: true }
  facts: VerdictFacts & { installation: Installation | 'unknown' }
}

/** For whoever wants to check by hand: what was signed, by which key, where it is recorded, and the commands that ask the chain. */
export function VerdictDetails(props: VerdictDetailsProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Disclosure summary={<span className="font-medium">{texts.summary}</span>} onToggle={setIsOpen}>
      {isOpen && <Content {...props} />}
    </Disclosure>
  )
}

function Content({ share, signed, facts }: VerdictDetailsProps) {
  const { installation } = facts
  return (
    <div className="flex flex-col gap-4 text-sm">
      <Members share={share} signed={signed} facts={facts} />
      {installation !== 'unknown' && (
        <>
          <CopyBlock title={texts.signed}>
            {JSON.stringify(
              buildAttestationRequest({ domain: attestationDomain(installation), message: share.message }),
              null,
              2,
            )}
          </CopyBlock>
          <CopyBlock title={texts.tools}>
            {listToolChecks({ share, digest: signed.digest, facts, installation }).join('\n\n')}
          </CopyBlock>
        </>
      )}
    </div>
  )
}

function Members({ share: { message, signature }, signed, facts }: VerdictDetailsProps) {
  const { anchor } = facts
  const rows: [string, string][] = [
    [texts.verifier, signed.signer],
    [texts.standing, findWebsite(facts)],
    [texts.subject, message.subject],
    [texts.level, levelName(message.level)],
    [texts.signedOn, readableDate(message.validFrom)],
    [texts.claim, String(message.claimId)],
    [texts.digest, signed.digest],
    [texts.signature, signature],
    [texts.anchor, anchor === 'unknown' || anchor === null ? '' : texts.anchored(anchor)],
  ]
  return (
    <dl className="flex flex-col gap-3">
      {rows
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt className="text-ink-3">{name}</dt>
            <dd className="font-mono break-all">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
