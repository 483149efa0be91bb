import type { Accreditation } from '@did/credentials/chain/registry-calls'
import type { RegisterEntry } from '@did/domain/verifier/register'
import type { VerifierProfile } from '@did/domain/verifier/verifier-profile'
import { expect, test } from 'vitest'
import { judgeVerifier } from './judge-verifier.ts'

const [first, later] = ['2026-01-01T00:00:00.000Z', '2026-06-01T00:00:00.000Z']
const secondsOf = (at: string) => Date.parse(at) / 1000
const change = { at: first, transaction: `0x${'1'.repeat(64)}`, administrator: `0x${'2'.repeat(40)}` } as const
const registered = {
  walletAddress: `0x${'a'.repeat(40)}`,
  name: 'Civic Trust',
  domain: 'civic.example',
  accreditedSince: first,
  changes: [{ kind: 'accredited', ...change, name: 'Civic Trust', domain: 'civic.example' }],
} as const
const profileOf = (status: Pick<RegisterEntry & { status: 'suspended' }, 'status' | 'reason' | 'suspendedAt'> | null) =>
  ({
    kind: 'registered',
    entry: status
      ? { ...registered, ...status, changes: [...registered.changes] }
      : { ...registered, status: 'accredited', changes: [...registered.changes] },
    domainProvenAt: null,
    templates: [],
    attributeKey: null,
  }) satisfies VerifierProfile
const accredited = profileOf(null)
const suspended = profileOf({ status: 'suspended', suspendedAt: later, reason: 'It moved.' })
const selfRegistered: VerifierProfile = { kind: 'self-registered', name: 'Joe', templates: [], attributeKey: null }
const onChain = { name: 'Civic Trust', domain: 'civic.example' }
const chainAccredits: Accreditation = { isAccredited: true, ...onChain, since: secondsOf(first) }
const chainSuspends: Accreditation = { isAccredited: false, ...onChain, since: secondsOf(later) }
const chainKnowsNothing: Accreditation = { isAccredited: false, name: '', domain: '', since: 0 }

test('an accredited verifier has the name and the domain that the chain records', () => {
  expect(judgeVerifier(chainAccredits, accredited)).toEqual({
    standing: { kind: 'accredited', ...onChain, since: first },
    source: 'agreed',
  })
})

test('a verifier that the chain suspended counts as suspended, whatever the server says', () => {
  const standing = { kind: 'suspended', name: 'Civic Trust', since: later }
  expect(judgeVerifier(chainSuspends, accredited)).toMatchObject({ standing, source: 'differs' })
  expect(judgeVerifier(chainSuspends, selfRegistered)).toMatchObject({ standing, source: 'differs' })
  expect(judgeVerifier(chainSuspends, null)).toMatchObject({ standing, source: 'chain' })
  const agreed = { standing: { ...standing, reason: 'It moved.' }, source: 'agreed' }
  expect(judgeVerifier(chainSuspends, suspended)).toEqual(agreed)
})

test('the server contradicts the chain if it tells another domain of a verifier, or another time since when the verifier is accredited or suspended', () => {
  const { entry } = accredited
  for (const change of [{ accreditedSince: later }, { domain: 'mallory.example' }, { domain: null }])
    expect(judgeVerifier(chainAccredits, { ...accredited, entry: { ...entry, ...change } })).toEqual({
      standing: { kind: 'accredited', ...onChain, since: first },
      source: 'differs',
    })
  const earlier = profileOf({ status: 'suspended', suspendedAt: first, reason: 'It moved.' })
  expect(judgeVerifier(chainSuspends, earlier)).toMatchObject({ standing: { since: later }, source: 'differs' })
})

test('a wallet that the chain does not know never counts as reviewed, whatever the server says', () => {
  for (const profile of [accredited, suspended])
    expect(judgeVerifier(chainKnowsNothing, profile)).toEqual({
      standing: { kind: 'not-accredited' },
      source: 'differs',
    })
  expect(judgeVerifier(chainKnowsNothing, null)).toEqual({ standing: { kind: 'not-accredited' }, source: 'chain' })
  expect(judgeVerifier(chainKnowsNothing, { kind: 'unknown' })).toMatchObject({ standing: { kind: 'unknown' } })
})

test('a verifier never counts as accredited under a name that it gave itself', () => {
  for (const chain of [chainKnowsNothing, null])
    expect(judgeVerifier(chain, selfRegistered)?.standing).toMatchObject({ kind: 'self-registered', name: 'Joe' })
  expect(judgeVerifier(chainAccredits, selfRegistered)).toMatchObject({
    standing: { kind: 'accredited', name: 'Civic Trust' },
    source: 'differs',
  })
})

test('if the chain does not answer, the standing of a verifier is marked as the server’s word', () => {
  expect(judgeVerifier(null, accredited)).toMatchObject({ standing: { kind: 'accredited' }, source: 'server' })
  expect(judgeVerifier(null, suspended)).toMatchObject({ standing: { kind: 'suspended' }, source: 'server' })
  expect(judgeVerifier(null, null)).toBeNull()
})
