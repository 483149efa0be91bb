import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '@did/domain/errors'
import type { Address } from '@did/domain/hex'
import type { Context } from '../../context.ts'
import { findStanding, type Standing } from '../chain-index/standing.ts'

const lookEveryMs = 50
const patienceMs = 6_000

/**
 * If only the chain itself shows the wanted standing, this waits for the index, so that later reads
 * of the index agree with the answer.
 */
export async function confirmStanding(
  { db, chain }: Pick<Context, 'db' | 'chain'>,
  wallet: Address,
  isWanted: (standing: Pick<Standing, 'kind' | 'name' | 'domain'>) => boolean,
): Promise<boolean> {
  const isIndexed = async () => isWanted(await findStanding(db, wallet))
  if (await isIndexed()) return true
  if (!isWanted(await chain.readStanding(wallet))) return false
  const patience = AbortSignal.timeout(patienceMs)
  while (!patience.aborted) {
    await pause(lookEveryMs)
    if (await isIndexed()) return true
  }
  throw new AppError('chain-unreachable', 'The index has not reached the block that shows this yet')
}
