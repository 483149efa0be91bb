import type { Verifier } from '@did/domain/account/user'
import type { AskedVerifier } from '@did/domain/claim/claim'
import { shortenAddress } from '@did/domain/display'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { requestDialogTexts as texts } from '../../texts/en/verification/verification-request.ts'

/** Returns the organization or else the username (docs/spec/2-4-verification.md). */
export function labelVerifier({ verifierOrganization, username }: Pick<Verifier, 'verifierOrganization' | 'username'>) {
  return verifierOrganization || username
}

/** Says who reviewed the verifier's name, and its wallet, because others may use the same name. */
export function describeStanding({
  accreditation,
  domain,
  walletAddress,
}: Pick<Verifier, 'accreditation' | 'domain' | 'walletAddress'>): string {
  const wallet = shortenAddress(walletAddress)
  return accreditation === 'accredited' ? texts.accredited(wallet, domain) : texts.selfRegistered(wallet)
}

type Waiting = readonly Pick<AskedVerifier, 'verifierId' | 'status' | 'requestedAt'>[]

/** The label of a verifier to choose, which says when a request about the claim waits for it. */
export function labelOption(
  verifier: Pick<Verifier, 'id' | 'verifierOrganization' | 'username'>,
  asked: Waiting,
): string {
  const label = labelVerifier(verifier)
  return findWaiting(verifier, asked) ? texts.asked(label) : label
}

/** The line below the choice: since when the verifier has a request, and its standing. */
export function describeChoice(verifier: Verifier, asked: Waiting): string {
  const waiting = findWaiting(verifier, asked)
  const standing = describeStanding(verifier)
  return waiting ? `${texts.askedOn(shortDate(waiting.requestedAt))} ${standing}` : standing
}

function findWaiting({ id }: Pick<Verifier, 'id'>, asked: Waiting) {
  return asked.find(({ verifierId, status }) => verifierId === id && status === 'pending')
}
