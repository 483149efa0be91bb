import type { Verifier } from '@did/domain/account/user'
import type { AskedVerifier } from '@did/domain/claim/claim'
import { shortenAddress } from '@did/domain/shorten-address'
import { compareWith } from '@did/domain/verifier/look-alike'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { requestDialogTexts as texts } from '../../texts/en/verification/verification-request.ts'

/** The specification asks for the name of the organization (docs/spec/2-4-verification.md). */
export function labelVerifier({ verifierOrganization, username }: Pick<Verifier, 'verifierOrganization' | 'username'>) {
  return verifierOrganization || username
}

/** Names the verifier's wallet beside its standing, because others may use the same name. */
export function describeStanding({
  accreditation,
  domain,
  walletAddress,
}: Pick<Verifier, 'accreditation' | 'domain' | 'walletAddress'>): string {
  const wallet = shortenAddress(walletAddress)
  return accreditation === 'accredited' ? texts.accredited(wallet, domain) : texts.selfRegistered(wallet)
}

/**
 * Returns the name of an accredited verifier whose name resembles the name of this unreviewed
 * verifier, or null if there is none.
 */
export function findMistakable(verifier: Verifier, all: readonly Verifier[]): string | null {
  if (verifier.accreditation === 'accredited') return null
  const list = comparedLists.get(all) ?? beginComparing(all)
  const name = labelVerifier(verifier)
  const found = list.found.get(name)
  if (found !== undefined) return found
  const known = list.compare(name)
  list.found.set(name, known)
  return known
}

type ComparedList = { compare: (name: string) => string | null; found: Map<string, string | null> }
/**
 * For each list of verifiers, keeps the results of comparing names. Anybody can register as a
 * verifier, and the page draws a list of thousands again at each press.
 */
const comparedLists = new WeakMap<readonly Verifier[], ComparedList>()

function beginComparing(all: readonly Verifier[]): ComparedList {
  const accredited = all.filter(({ accreditation }) => accreditation === 'accredited').map(labelVerifier)
  const list = { compare: compareWith(accredited), found: new Map() }
  comparedLists.set(all, list)
  return list
}

/**
 * Warns if the verifier's name looks like the name of an accredited verifier. Otherwise says who
 * reviewed the name.
 */
export function describeInList(verifier: Verifier, all: readonly Verifier[]): { text: string; isMistakable: boolean } {
  const known = findMistakable(verifier, all)
  if (known === null) return { text: describeStanding(verifier), isMistakable: false }
  return { text: texts.lookAlike(known, shortenAddress(verifier.walletAddress)), isMistakable: true }
}

export type Waiting = readonly Pick<AskedVerifier, 'verifierId' | 'status' | 'requestedAt'>[]

/** Returns null if the owner did not ask the verifier or if the verifier has answered. */
export function describeWaiting(verifier: Pick<Verifier, 'id'>, asked: Waiting): string | null {
  const waiting = findWaiting(verifier, asked)
  return waiting ? texts.askedOn(shortDate(waiting.requestedAt)) : null
}

export function findWaiting({ id }: Pick<Verifier, 'id'>, asked: Waiting) {
  return asked.find(({ verifierId, status }) => verifierId === id && status === 'pending')
}
