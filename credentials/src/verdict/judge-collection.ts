import { foldName } from '@did/domain/fold/fold-name'
import { findHolderName } from '../share/disclosed/holder-name.ts'
import type { JudgedShare } from '../share/share-link.ts'
import type { AttestedClaim } from './find-revocation.ts'
import type { Verdict } from './verdict.ts'

/**
 * Whether the credentials of one collection belong to one identity. `confirmed` is the number of
 * different credentials whose text a verifier signed, even if it has revoked them since. `repeated`
 * is the number of further copies of these credentials. `names` lists each holder's name once.
 */
export type CollectionFinding =
  | { kind: 'nothing-to-compare' }
  | { kind: 'same-credential'; times: number }
  | { kind: 'one-identity'; confirmed: number; repeated: number }
  | { kind: 'names-differ'; names: readonly string[] }
  | { kind: 'several-identities'; identities: number }

/**
 * Judges whether credentials belong to one identity. A credential that its verifier did not sign
 * says nothing about identities, so it is left out. This function is pure and total.
 */
export function judgeCollection(members: readonly { share: JudgedShare; verdict: Verdict }[]): CollectionFinding {
  const confirmed = members.flatMap(({ share, verdict }) =>
    share.kind === 'attested' && verdict.text === 'attested' ? share : [],
  )
  if (confirmed.length < 2) return { kind: 'nothing-to-compare' }
  const identities = new Set(confirmed.map(({ message }) => message.subject.toLowerCase())).size
  if (identities > 1) return { kind: 'several-identities', identities }
  const names = new Map(confirmed.flatMap((share) => nameOnce(findHolderName(share))))
  if (names.size > 1) return { kind: 'names-differ', names: [...names.values()] }
  const different = new Set(confirmed.map(nameCredential)).size
  if (different === 1) return { kind: 'same-credential', times: confirmed.length }
  return { kind: 'one-identity', confirmed: different, repeated: confirmed.length - different }
}

/**
 * Returns the same text for two attestations of one claim. A verifier may sign a claim again, which
 * gives another digest but no other credential.
 */
export function nameCredential({ message: { verifier, claimId, details } }: Pick<AttestedClaim, 'message'>): string {
  return [verifier, claimId, details].join('/').toLowerCase()
}

function nameOnce(name: string | null): [string, string][] {
  return name === null ? [] : [[foldName(name), name]]
}
