import { AppError } from '@did/domain/errors'
import type { CreateHolderChallenge } from '@did/domain/holder-challenge/holder-challenge'
import { holderChallengeSeconds, maximumHolderChallenge } from '@did/domain/holder-challenge/limits'
import type { HolderChallengeId } from '@did/domain/ids'
import type { Context } from '../../context.ts'
import type { HolderChallengeRow } from '../../db/schema/sharing.ts'
import { notFound } from '../../refusals.ts'
import * as store from './store.ts'

/**
 * A repeated call gets the stored challenge, because the id is random and nobody but the
 * challenge's creator knows it yet.
 */
export async function createHolderChallenge(
  { db, now }: Context,
  { id, sealed, lasts }: CreateHolderChallenge,
): Promise<HolderChallengeRow> {
  const expiresAt = new Date(now().getTime() + holderChallengeSeconds[lasts] * 1000)
  const added = await store.addChallenge(db, { id, sealed, expiresAt })
  if (added) return added
  const known = await store.findChallenge(db, id)
  if (known?.challenge.sealed !== sealed) throw new AppError('holder-challenge-taken', 'Another challenge has this id')
  return known.challenge
}

/**
 * A challenge can be read for some time after its end, so that the checker's page still gets an
 * answer that came in the last second.
 */
export async function getHolderChallenge({ db }: Context, id: HolderChallengeId): Promise<HolderChallengeRow> {
  const found = await store.findChallenge(db, id)
  if (!found) throw notFound()
  return found.challenge
}

export async function answerHolderChallenge(
  { db }: Context,
  { id, sealed }: { id: HolderChallengeId; sealed: string },
): Promise<void> {
  if (await store.addAnswer(db, { id, sealed, most: maximumHolderChallenge.answers })) return
  throw new AppError('holder-challenge-ended', 'This challenge is over, or there never was one')
}

export function deleteEndedChallenges({ db }: Context): Promise<void> {
  return store.deleteEnded(db, maximumHolderChallenge.keptMs)
}
