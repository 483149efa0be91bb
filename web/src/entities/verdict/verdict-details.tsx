import { type AttestationCheck, describeAttestation } from '@did/credentials/attestation/claim-attestation'
import type { Installation } from '@did/credentials/chain/installation'
import type { ParsedShare } from '@did/credentials/share/share-link'
import { findWebsite } from '@did/credentials/verdict/describe-verdict'
import type { VerdictFacts } from '@did/credentials/verdict/verdict'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import { readableDate } from '@did/domain/texts/told-facts'
import type { ReactNode } from 'react'
import { verdictTexts } from '../../texts/en/verdict/verdict.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { tellLevel } from '../claim/tell-level.ts'
import { VerifierLink } from '../verifier/verifier-link.tsx'
import { CopyBlock } from './copy-block.tsx'
import { listToolChecks } from './tool-checks.ts'

const texts = verdictTexts.details

type VerdictDetailsProps = {
  share: ParsedShare & { kind: 'attested' }
  /** The attestation as the check of its signature found it, and not as the link describes it. */
  signed: AttestationCheck & { ok: true }
  facts: VerdictFacts & { installation: Installation | 'unknown' }
}

export function VerdictDetails(props: VerdictDetailsProps) {
  return (
    <Disclosure summary={<span className="font-medium">{texts.summary}</span>} isLazy>
      <Content {...props} />
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
            {JSON.stringify(describeAttestation(attestationDomain(installation), share), null, 2)}
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
  const rows: [string, ReactNode][] = [
    [
      texts.verifier,
      <VerifierLink key="verifier" walletAddress={signed.signer}>
        {signed.signer}
      </VerifierLink>,
    ],
    [texts.standing, findWebsite(facts)],
    [texts.subject, message.subject],
    [texts.level, tellLevel(message.level, message.claimType)],
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
