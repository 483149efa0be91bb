import { statusListSize } from '@did/domain/attestation/status-list'
import type { UserId } from '@did/domain/ids'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { addPlace, type StatusPlace, takePlaceCount } from './store.ts'

const fullAt = (statusListSize * 3) / 4

/**
 * Takes a random free place in the verifier's status list, so that the place of an attestation says
 * nothing about its age. A list is followed by a new one when it is three quarters full, so that a
 * free place is found soon.
 */
export async function takeStatusPlace(
  { randomBytes }: Pick<Context, 'randomBytes'>,
  tx: Transaction,
  verifierId: UserId,
): Promise<StatusPlace> {
  const statusList = await takePlaceCount(tx, verifierId, fullAt)
  for (;;) {
    const statusIndex = Buffer.from(randomBytes(4)).readUInt32BE() % statusListSize
    if (await addPlace(tx, { statusList, statusIndex })) return { statusList, statusIndex }
  }
}
