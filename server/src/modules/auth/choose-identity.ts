import { AppError } from '@did/domain/errors'
import { type Address, toAddress } from '@did/domain/hex'
import type { Context } from '../../context.ts'
import {
  type Controlled,
  controlledElsewhere,
  hasAccount,
  hasVerifier,
  listControlled,
} from '../identity-control/service.ts'

type Choice = { identity: Address; block: Controlled['block'] }

/**
 * A wallet signs in for its own identity or for one that was moved to it. Throws if the wallet acts
 * for several, so that the person chooses one. If more identities were moved to the wallet than a
 * sign-in asks the chain about, the person chooses one of the newest or names an older one.
 */
export async function chooseIdentity(
  ctx: Context,
  { signer, wanted }: { signer: Address; wanted: string | undefined },
): Promise<Choice> {
  const chosen = wanted === undefined ? null : toAddress(wanted)
  const { identities, block, areMore } = await listControlled(ctx, { signer, wanted: chosen })
  if (areMore) throw choiceNeeded(identities, [others])
  const choices = chosen === null ? await leaveOutEmptyAccount(ctx, signer, identities) : identities
  const [identity, ...rest] = choices
  if (identity === undefined) throw controlledElsewhere(chosen ?? signer)
  if (rest.length > 0) throw choiceNeeded(choices)
  return { identity, block }
}

/**
 * An identity without a profile and without a DID need not be chosen if another identity was moved
 * to its wallet. But a verifier's standing does not move with the identity, so the new wallet of a
 * verifier may sign in as itself and apply again.
 */
async function leaveOutEmptyAccount(
  ctx: Context,
  signer: Address,
  identities: readonly Address[],
): Promise<readonly Address[]> {
  const moved = identities.filter((identity) => identity !== signer)
  if (moved.length === 0 || moved.length === identities.length) return identities
  return (await hasAccount(ctx, signer)) || (await hasVerifier(ctx, moved)) ? identities : moved
}

/**
 * Tells the page that the list of identities in the error lacks some for which the wallet may act.
 */
const others = { path: 'others', message: 'The wallet may act for others, too. Name the identity that you want.' }

function choiceNeeded(identities: readonly Address[], more: readonly (typeof others)[] = []): AppError {
  const listed = identities.map((identity) => ({ path: 'identity', message: identity }))
  return new AppError('identity-choice-needed', 'This wallet acts for several identities', {
    fields: [...listed, ...more],
  })
}
