import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type ChainEvidence, chainEvidenceSchema } from '@did/credentials/evidence/chain-evidence'
import type { Hex } from '@did/domain/hex'
import { parseJson } from '@did/domain/parse-json'
import { checkerTexts as texts } from '@did/domain/texts/en/command-line/checker'
import * as z from 'zod/mini'

const indexSchema = z.object({
  format: z.literal('did-verification-saved-documents'),
  version: z.literal(1),
  /** The time at which the documents were fetched. Only the person who saved them says so. */
  savedAt: z.iso.datetime(),
  /** For each document's address, the name of its file in this folder. */
  documents: z.record(z.string(), z.string()),
  /** The name of the file with the proofs of the chain's answers. */
  chain: z.optional(z.string()),
})
type Index = z.infer<typeof indexSchema>

/** A folder of documents that somebody saved for a check without a network. */
export type SavedDocuments = {
  /** The time at which the folder was saved, in Unix seconds. */
  savedAt: number
  load: (url: string) => Promise<string | null>
  chain: ChainEvidence | null
}

export const indexName = 'index.json'

/** Opens a folder that `save-evidence` wrote. Throws for any other folder. */
export function openSavedDocuments(folder: string): SavedDocuments {
  const index = parseFile(folder, indexName, indexSchema)
  const documents = new Map(Object.entries(index.documents))
  return {
    savedAt: Math.floor(Date.parse(index.savedAt) / 1000),
    load: async (url) => {
      const file = documents.get(url)
      return file === undefined ? null : readText(folder, file)
    },
    chain: index.chain === undefined ? null : (parseFile(folder, index.chain, chainEvidenceSchema) as ChainEvidence),
  }
}

export function writeIndex(documents: Record<string, string>, savedAt: Date, chain: string | null): string {
  const index: Index = {
    format: 'did-verification-saved-documents',
    version: 1,
    savedAt: savedAt.toISOString(),
    documents,
    ...(chain !== null && { chain }),
  }
  return `${JSON.stringify(index, null, 2)}\n`
}

/**
 * Reads a file of the folder. The name must not lead to a file outside the folder, because a
 * stranger may have written the index.
 */
function readText(folder: string, file: string): string {
  return readFileSync(join(folder, basename(file)), 'utf8')
}

function parseFile<Schema extends z.ZodMiniType>(folder: string, file: string, schema: Schema): z.infer<Schema> {
  const parsed = schema.safeParse(parseJson(readText(folder, file)))
  if (!parsed.success) throw new Error(texts.faults.notSaved(join(folder, file)))
  return parsed.data
}

/**
 * Returns the hashes of the blocks that the checker trusts, in lower case. Throws for a malformed
 * hash.
 */
export function parseTrusted(words: readonly string[]): Hex[] {
  return words.map((word) => {
    if (!/^0x[0-9a-fA-F]{64}$/.test(word)) throw new Error(texts.faults.trusted)
    return `0x${word.slice(2).toLowerCase()}` as const
  })
}
