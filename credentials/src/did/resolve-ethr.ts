import type { Address } from '@did/domain/hex'
import * as z from 'zod/mini'
import type { ChainReader } from '../chain/chain-reader.ts'
import type { DidDocument, DidDocumentMetadata } from './did-document.ts'
import { describeEthr, type EthrIdentity } from './ethr-document.ts'
import { readEthrHistory, readLastChange } from './ethr-history.ts'

export type Resolved = { document: DidDocument; metadata: DidDocumentMetadata }

const blockSchema = z.object({ timestamp: z.string().check(z.regex(/^0x[0-9a-fA-F]{1,13}$/)) })

type Question = {
  registry: Address
  identity: EthrIdentity
  /** The document describes the state at this block, or the newest state if it is null. */
  block: number | null
  /** The present time, in seconds since 1970. It counts only for the newest state. */
  now: number
}

/**
 * Resolves a did:ethr as ethr-did-resolver 11.1.3 does. Returns null for a block that the chain
 * does not have yet. Throws without a reliable answer of the chain.
 */
export async function resolveEthr(reader: ChainReader, question: Question): Promise<Resolved | null> {
  const { registry, identity, block } = question
  const asOf = block === null ? question.now : await findTime(reader, block)
  if (asOf === null) return null
  const place = { registry, identity: identity.address }
  const lastChange = await readLastChange(reader, place)
  const history = await readEthrHistory(reader, { ...place, lastChange })
  const described = describeEthr(identity, history, { block, now: BigInt(asOf) })
  const { version, nextVersion } = described
  const [updated, nextUpdate] = await Promise.all([findMoment(reader, version), findMoment(reader, nextVersion)])
  return {
    document: described.document,
    metadata: {
      ...(described.isDeactivated && { deactivated: true }),
      ...(version !== null && updated !== null && { versionId: String(version), updated }),
      ...(nextVersion !== null && nextUpdate !== null && { nextVersionId: String(nextVersion), nextUpdate }),
    },
  }
}

async function findMoment(reader: ChainReader, block: number | null): Promise<string | null> {
  const time = block === null ? null : await findTime(reader, block)
  return time === null ? null : new Date(time * 1000).toISOString().replace('.000', '')
}

async function findTime(reader: ChainReader, block: number): Promise<number | null> {
  const found = await reader.readBlock(block)
  return found === null ? null : Number(blockSchema.parse(found).timestamp)
}
