import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Fetch } from '@did/credentials/chain/chain-reader'
import type { LoadDocument } from '@did/credentials/did/resolve-foreign'
import { type AskedChain, type SavedChainEvidence, saveChainEvidence } from '@did/credentials/evidence/save-chain'
import type { ForeignText } from '@did/credentials/foreign/read-foreign'
import type { ParsedShare } from '@did/credentials/share/share-link'
import { findFacts } from '@did/credentials/verdict/find-facts'
import type { VerdictFacts } from '@did/credentials/verdict/verdict'
import type { Hex } from '@did/domain/hex'
import { evidenceTexts as texts } from '@did/domain/texts/en/command-line/evidence'
import { readableDate } from '@did/domain/texts/told-facts'
import { readOneSource, readSharedWords, runCommand, type SharedOptions, sharedWords } from './command-words.ts'
import { print } from './print-checked.ts'
import { readSource } from './read-source.ts'
import { indexName, writeIndex } from './saved-documents.ts'
import { openLive, type Surroundings } from './surroundings.ts'

const chainName = 'chain.json'

export function saveEvidence(words: string[]): Promise<0 | 2> {
  return runCommand('save-evidence', () => main(words))
}

async function main(words: string[]): Promise<0> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { ...sharedWords, out: { type: 'string' } },
  })
  if (values.help) {
    console.log(texts.help)
    return 0
  }
  const source = readOneSource(positionals)
  if (values.out === undefined) throw new Error(texts.noFolder)
  await save(source, values.out, readSharedWords(values))
  return 0
}

async function save(source: string, folder: string, options: SharedOptions): Promise<void> {
  const savedAt = new Date()
  const read = await readSource(source)
  const surroundings = await openLive(null, options)
  const asked = listen(surroundings)
  const facts =
    read.kind === 'foreign'
      ? await askForeign(read.credential, asked, options)
      : await askShare(read.share, asked.surroundings)
  const chain = await proveChain(surroundings, {
    calls: [...asked.calls],
    anchor: facts === null ? null : readAnchor(facts),
  })
  writeFolder(folder, { documents: asked.documents, chain, savedAt })
  printSaved(folder, chain, facts)
}

/**
 * Returns sources of facts that record which documents and calls a check asks for. The saved folder
 * will contain exactly these documents and the answers to these calls.
 */
function listen({ fetch, load, ...others }: Surroundings) {
  const { installation } = others
  const calls = new Set<Hex>()
  const documents = new Map<string, string>()
  const noteCall: Fetch = (url, init) => {
    const { method, params } = JSON.parse(String(init?.body))
    const isOfRegistry = installation !== 'unknown' && params[0]?.to === installation.didRegistry
    if (method === 'eth_call' && isOfRegistry) calls.add(params[0].data)
    return fetch(url, init)
  }
  const noteDocument: LoadDocument = async (url, kind) => {
    const text = await load(url, kind)
    if (text !== null) documents.set(url, text)
    return text
  }
  return { calls, documents, surroundings: { ...others, fetch: noteCall, load: noteDocument } }
}

type Asked = ReturnType<typeof listen>

async function askShare(
  share: ParsedShare | { kind: 'collection' },
  surroundings: Surroundings,
): Promise<VerdictFacts> {
  if (share.kind !== 'attested') throw new Error(texts.onlyConfirmed)
  const { facts } = await findFacts(share, { ...surroundings, now: Math.floor(Date.now() / 1000), serverUrl: null })
  return facts
}

/**
 * Returns the facts about the attestation of this product in a credential of other software.
 * Returns null if there is none.
 */
async function askForeign(
  credential: ForeignText,
  { surroundings, documents }: Asked,
  options: SharedOptions,
): Promise<VerdictFacts | null> {
  const asked = {
    ...surroundings,
    serviceDid: options.serviceDid,
    ethereumDidRegistry: options.ethereumDidRegistry,
    now: Math.floor(Date.now() / 1000),
    serverUrl: null,
  }
  // These libraries are loaded only here. Loading them takes half of the time of a check, and the
  // check of a link needs none of them.
  const { findForeignFacts, resolveByChain } = await import('@did/credentials/foreign/find-foreign-facts')
  const resolveEthr = async (did: string) => {
    const document = await resolveByChain(did, asked)
    // The document is saved under its DID. A later check without a node of the chain looks for it
    // there.
    if (document !== null) documents.set(did, JSON.stringify(document))
    return document
  }
  const { signature, own } = await findForeignFacts(credential, { ...asked, resolveEthr })
  if (!signature.ok) throw new Error(texts.doesNotHold)
  return own?.facts ?? null
}

function readAnchor({ anchor }: VerdictFacts): AskedChain['anchor'] {
  return anchor === 'unknown' ? null : anchor
}

async function proveChain({ installation }: Surroundings, asked: AskedChain): Promise<SavedChainEvidence | null> {
  if (asked.calls.length === 0) return null
  if (installation === 'unknown') throw new Error(texts.noNode)
  return saveChainEvidence(installation, asked, fetch)
}

type Saved = { documents: ReadonlyMap<string, string>; chain: SavedChainEvidence | null; savedAt: Date }

function writeFolder(folder: string, { documents, chain, savedAt }: Saved): void {
  mkdirSync(folder, { recursive: true })
  if (chain !== null) writeFileSync(join(folder, chainName), `${JSON.stringify(chain.evidence)}\n`)
  const files = [...documents].map(([url, text], index) => ({ url, text, file: `document-${index + 1}.txt` }))
  for (const { file, text } of files) writeFileSync(join(folder, file), text)
  const index = writeIndex(Object.fromEntries(files.map(({ url, file }) => [url, file])), savedAt, chain && chainName)
  writeFileSync(join(folder, indexName), index)
}

function printSaved(folder: string, chain: SavedChainEvidence | null, facts: VerdictFacts | null): void {
  print(texts.saved(folder))
  if (chain === null) return
  const { block, apart, evidence } = chain
  print(texts.proves({ block: block.number, day: readableDate(block.time), hash: block.hash }))
  if (apart !== null) print(texts.apart(apart.number, apart.hash))
  if (facts !== null && evidence.anchor === null) print(texts.notRecorded)
  print(texts.ownSource)
}
