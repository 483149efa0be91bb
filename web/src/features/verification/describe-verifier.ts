import type { AskedVerifier } from '@did/domain/claim'
import { shortenAddress } from '@did/domain/display'
import type { Verifier } from '@did/domain/user'
import { shortDate } from '../../texts/dates.ts'
import { requestDialogTexts as texts } from '../../texts/verification-request.ts'

/** By organization or else username (SPEC.md 2.10), and nothing else. */
export function labelVerifier({ verifierOrganization, username }: Pick<Verifier, 'verifierOrganization' | 'username'>) {
  return verifierOrganization || username
}

/** Whether somebody reviewed that name, and which wallet it is: others may call themselves alike. */
export function describeStanding({
  accreditation,
  domain,
  walletAddress,
}: Pick<Verifier, 'accreditation' | 'domain' | 'walletAddress'>): string {
  const wallet = shortenAddress(walletAddress)
  return accreditation === 'accredited' ? texts.accredited(wallet, domain) : texts.selfRegistered(wallet)
}

type Waiting = readonly Pick<AskedVerifier, 'verifierId' | 'status' | 'requestedAt'>[]

/** For the list of verifiers: the name, marked where a request about the claim waits for the verifier. */
export function labelOption(
  verifier: Pick<Verifier, 'id' | 'verifierOrganization' | 'username'>,
  asked: Waiting,
): string {
  const label = labelVerifier(verifier)
  return findWaiting(verifier, asked) ? texts.asked(label) : label
}

/** Under the list, for the chosen verifier: since when a request waits for it, and its standing. */
export function describeChoice(verifier: Verifier, asked: Waiting): string {
  const waiting = findWaiting(verifier, asked)
  const standing = describeStanding(verifier)
  return waiting ? `${texts.askedOn(shortDate(waiting.requestedAt))} ${standing}` : standing
}

function findWaiting({ id }: Pick<Verifier, 'id'>, asked: Waiting) {
  return asked.find(({ verifierId, status }) => verifierId === id && status === 'pending')
}
