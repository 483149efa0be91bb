import { shortenAddress } from '@did/domain/display'
import type { RegisterEntry } from '@did/domain/verifier/register'
import type { VerifierProfile } from '@did/domain/verifier/verifier-profile'
import type { ReactNode } from 'react'
import type { StandingOfVerifier } from '../../entities/verifier/judge-verifier.ts'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { verifierPageTexts } from '../../texts/en/verification/verifier-page.ts'
import { Card, CardBody, CardTitle } from '../../ui/card.tsx'
import { FactList } from '../../ui/fact-list.tsx'

const texts = verifierPageTexts.facts

type Accredited = StandingOfVerifier & { kind: 'accredited' }
type VerifierFactsProps = { standing: Accredited; profile: VerifierProfile | null }

/** The domain and the administrator of an accredited verifier, as far as they are known. */
export function VerifierFacts({ standing: { domain, name }, profile }: VerifierFactsProps) {
  const entry = profile?.kind === 'registered' ? profile.entry : null
  const last = entry?.changes.findLast((change) => change.kind === 'accredited' && change.name === name)
  const rows: [string, ReactNode][] = []
  if (domain !== null) rows.push([texts.domain, <Domain key="domain" domain={domain} profile={profile} />])
  if (last) rows.push([texts.accreditedBy, texts.administrator(shortenAddress(last.administrator), location.host)])
  if (rows.length === 0) return null
  return (
    <Card>
      <CardBody className="flex flex-col gap-3">
        <CardTitle>{texts.title}</CardTitle>
        <FactList rows={rows} />
      </CardBody>
    </Card>
  )
}

/** The domain is a text and no link, so that nobody enters a site from here by mistake. */
function Domain({ domain, profile }: { domain: string; profile: VerifierProfile | null }) {
  return (
    <>
      <bdi className="font-medium break-all">{domain}</bdi>
      <span className="block text-ink-2">{describeProof(domain, profile)}</span>
    </>
  )
}

function describeProof(domain: string, profile: VerifierProfile | null): string {
  if (profile?.kind !== 'registered' || profile.entry.domain !== domain) return ''
  if (profile.domainProvenAt !== null) return texts.domainProven(shortDate(profile.domainProvenAt))
  const accredited = findFirstWith(domain, profile.entry)
  return accredited ? texts.domainAccredited(shortDate(accredited.at)) : ''
}

function findFirstWith(domain: string, { changes }: RegisterEntry) {
  return changes.find((change) => change.kind === 'accredited' && change.domain === domain)
}
