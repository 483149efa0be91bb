import type { Hex } from '@did/domain/hex'
import * as z from 'zod/mini'
import type { ChainReader } from './chain-reader.ts'

const blockSchema = z.object({
  number: z.string().check(z.regex(/^0x[0-9a-fA-F]{1,13}$/)),
  hash: z.string().check(z.regex(/^0x[0-9a-fA-F]{64}$/)),
})

export type SeenBlock = { number: number; hash: Hex }

/** Reads the newest block of the chain. Throws when the endpoint is of another chain. */
export async function readNewestBlock(reader: ChainReader, chainId: number): Promise<SeenBlock> {
  const [answer, id] = await Promise.all([reader.readBlock('latest'), reader.readChainId()])
  if (id !== chainId) throw new Error(`the endpoint is of chain ${id}`)
  const { number, hash } = blockSchema.parse(answer)
  return { number: Number(number), hash: `0x${hash.slice(2).toLowerCase()}` }
}
