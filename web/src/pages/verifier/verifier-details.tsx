import type { VerifierProfile } from '@did/domain/verifier/verifier-profile'
import type { ReactNode } from 'react'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { verifierPageTexts } from '../../texts/en/verifier/verifier-page.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { FactList } from '../../ui/fact-list.tsx'

const texts = verifierPageTexts.details

/** A checker can compare the verifier's keys and transactions with another source. */
export function VerifierDetails({ profile }: { profile: VerifierProfile }) {
  const rows = listFacts(profile)
  if (rows.length === 0) return null
  return (
    <Disclosure summary={texts.summary}>
      <FactList rows={rows} />
    </Disclosure>
  )
}

function listFacts(profile: VerifierProfile): [string, ReactNode][] {
  if (profile.kind === 'unknown') return []
  const { attributeKey } = profile
  const transactions = profile.kind === 'registered' ? profile.entry.changes.map((change) => change.transaction) : []
  const key: [string, ReactNode][] = attributeKey
    ? [
        [texts.key, texts.keyText({ number: attributeKey.number, until: dateOf(attributeKey.validUntil) })],
        [texts.publicKey, <Code key="key">{attributeKey.publicKey}</Code>],
      ]
    : [[texts.key, texts.noKey]]
  if (transactions.length === 0) return key
  const list = transactions.map((hash, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: one transaction may change a standing twice
    <Code key={place}>{hash}</Code>
  ))
  return [...key, [texts.changes, list]]
}

function dateOf(unixSeconds: number): string {
  return shortDate(new Date(unixSeconds * 1000).toISOString())
}

function Code({ children }: { children: string }) {
  return <span className="block font-mono break-all">{children}</span>
}
