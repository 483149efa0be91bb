import { isAppError } from '@did/domain/errors'
import type { Context } from '../../context.ts'
import { deleteVotesBefore, deleteVotesOlderThan, listVotedIdentities } from './store.ts'

/** Votes are deleted after this many days. Guardians who need longer can sign again. */
const keptDays = 90
const identitiesAtOnce = 50

/**
 * The votes of rounds that are over are deleted, too. The votes of the round that ended last stay,
 * because the recovery that it decided may still be completed.
 */
export async function deleteOldVotes({ db, chain }: Context): Promise<void> {
  await deleteVotesOlderThan(db, keptDays)
  for (const identity of await listVotedIdentities(db, identitiesAtOnce)) {
    const state = await chain.readGuardianState(identity).catch((error: unknown) => {
      if (!isAppError(error, 'chain-unreachable')) throw error
      return null
    })
    if (state === null) return
    await deleteVotesBefore(db, identity, state.round - 1n)
  }
}
