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
 * Finds the identity for which a wallet signs in: the wallet's own, or one that was moved to the
 * wallet. Throws if there are several, so that the person chooses one.
 */
export async function chooseIdentity(
  ctx: Context,
  { signer, wanted }: { signer: Address; wanted: string | undefined },
): Promise<Choice> {
  const chosen = wanted === undefined ? null : toAddress(wanted)
  const { identities, block } = await listControlled(ctx, { signer, wanted: chosen })
  const choices = chosen === null ? await leaveOutEmptyAccount(ctx, signer, identities) : identities
  const [identity, ...others] = choices
  if (identity === undefined) throw controlledElsewhere(chosen ?? signer)
  if (others.length > 0) throw choiceNeeded(choices)
  return { identity, block }
}

/**
 * Leaves the wallet's own identity out of the choice if it is empty and another identity was moved
 * to the wallet. The owner then need not choose. But a verifier's standing does not move with the
 * identity, so the new wallet of a verifier may sign in as itself and apply again.
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

function choiceNeeded(identities: readonly Address[]): AppError {
  const fields = identities.map((identity) => ({ path: 'identity', message: identity }))
  return new AppError('identity-choice-needed', 'This wallet acts for several identities', { fields })
}
