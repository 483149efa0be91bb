import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '@did/domain/errors'
import type { Address } from '@did/domain/hex'
import type { Context } from '../../context.ts'
import { findStanding, type Standing } from './standing.ts'

const lookEveryMs = 50
const patienceMs = 6_000

/**
 * Whether the chain shows such a standing of a wallet. Where the index does not, the chain itself is asked; then this waits until
 * the index is there too, so that whatever is read after the answer agrees with it.
 */
export async function confirmStanding(
  { db, chain }: Pick<Context, 'db' | 'chain'>,
  wallet: Address,
  isWanted: (standing: Pick<Standing, 'kind' | 'name' | 'domain'>) => boolean,
): Promise<boolean> {
  const isIndexed = async () => isWanted(await findStanding(db, wallet))
  if (await isIndexed()) return true
  if (!isWanted(await chain.readStanding(wallet))) return false
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; ) {
    await pause(lookEveryMs)
    if (await isIndexed()) return true
  }
  throw new AppError('chain-unreachable', 'The index has not reached the block that shows this yet')
}
