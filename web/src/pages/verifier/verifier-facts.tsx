import type { Address } from '@did/domain/hex'
import { shortenAddress } from '@did/domain/shorten-address'
import type { RegisterEntry } from '@did/domain/verifier/register'
import type { VerifierProfile } from '@did/domain/verifier/verifier-profile'
import type { ReactNode } from 'react'
import type { StandingOfVerifier } from '../../entities/verifier/judge-verifier.ts'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { verifierPageTexts } from '../../texts/en/verifier/verifier-page.ts'
import { Card, CardBody, CardTitle } from '../../ui/card.tsx'
import { FactList } from '../../ui/fact-list.tsx'

const texts = verifierPageTexts.facts

type VerifierFactsProps = { wallet: Address; standing: StandingOfVerifier; profile: VerifierProfile | null }

/** For an accredited verifier, says who accredited it, when and why, if the page knows it. */
export function VerifierFacts({ wallet, standing, profile }: VerifierFactsProps) {
  return (
    <Card>
      <CardBody className="flex flex-col gap-3">
        <CardTitle>{texts.title}</CardTitle>
        <FactList
          rows={[
            ...(standing.kind === 'accredited' ? listAccreditation(standing, profile) : []),
            [
              texts.address,
              <bdi key="address" className="font-mono break-all">
                {wallet}
              </bdi>,
            ],
          ]}
        />
      </CardBody>
    </Card>
  )
}

function listAccreditation(
  { domain, name, since }: StandingOfVerifier & { kind: 'accredited' },
  profile: VerifierProfile | null,
): [string, ReactNode][] {
  const entry = profile?.kind === 'registered' ? profile.entry : null
  const last = entry?.changes.findLast((change) => change.kind === 'accredited' && change.name === name)
  const by = last && texts.administrator(shortenAddress(last.administrator), location.host)
  const site = domain === null ? texts.noDomain : <Domain key="domain" domain={domain} />
  return [
    [texts.domain, site],
    ...(by === undefined ? [] : [[texts.accreditedBy, by] as [string, ReactNode]]),
    [texts.why, describeReason(domain, profile)],
    [texts.since, shortDate(since)],
  ]
}

/** The domain is text and not a link, so that nobody opens the verifier's site by mistake. */
function Domain({ domain }: { domain: string }) {
  return <bdi className="font-medium break-all">{domain}</bdi>
}

/**
 * The chain records no reason for an accreditation, so this names what the administrator could see.
 */
function describeReason(domain: string | null, profile: VerifierProfile | null): string {
  if (domain === null) return texts.whyWithoutDomain
  if (profile?.kind !== 'registered' || profile.entry.domain !== domain) return texts.whyUnknown
  if (profile.domainProvenAt !== null) return texts.domainProven(shortDate(profile.domainProvenAt))
  const accredited = findFirstWith(domain, profile.entry)
  return accredited ? texts.domainAccredited(shortDate(accredited.at)) : texts.whyUnknown
}

function findFirstWith(domain: string, { changes }: RegisterEntry) {
  return changes.find((change) => change.kind === 'accredited' && change.domain === domain)
}
