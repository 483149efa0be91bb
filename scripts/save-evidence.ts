/**
 * `npm run save-evidence -- <link or file> --out DIR` saves the documents and proofs for a later
 * check by `npm run check-credential -- <file> --documents DIR --trusted-block HASH`. The later
 * check works without the service, and without a node that still has the chain's old state.
 */

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
import { readableDate } from '@did/domain/texts/en/verdict/told'
import { print } from './checker/print-checked.ts'
import { readSource } from './checker/read-source.ts'
import { indexName, writeIndex } from './checker/saved-documents.ts'
import { openLive, type Surroundings } from './checker/surroundings.ts'
import { readOneSource, readSharedWords, runCommand, type SharedOptions, sharedWords } from './checker/words.ts'

const help = `Usage: npm run save-evidence -- <link | file> --out DIR [options]

Saves beside a credential what a later check needs: the issuer's documents and lists, and proofs of what the chain says today. Check
with it by npm run check-credential -- <file> --documents DIR --trusted-block HASH.

  --out DIR          the folder to write
  --rpc URL          a node of the chain; otherwise RPC_URL, otherwise http://127.0.0.1:8545
  --registry 0x…     as for check-credential
  --from-block N     as for check-credential
  --service URL      as for check-credential
  --ethereum-did-registry 0x…   as for check-credential`

const chainName = 'chain.json'

process.exitCode = await runCommand('save-evidence', () => main(process.argv.slice(2)))

async function main(words: string[]): Promise<0> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { ...sharedWords, out: { type: 'string' } },
  })
  if (values.help) {
    console.log(help)
    return 0
  }
  const source = readOneSource(positionals)
  if (values.out === undefined) throw new Error('Name a folder with --out.')
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
 * Records which documents and calls a check asks for, so that the folder contains exactly these.
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
  if (share.kind !== 'attested')
    throw new Error('Only a claim that a verifier confirmed, in an open link or a file, has evidence.')
  const { facts } = await findFacts(share, { ...surroundings, now: Math.floor(Date.now() / 1000), serverUrl: null })
  return facts
}

/**
 * Asks the chain about the attestation inside a credential, or returns null without an attestation.
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
  // A link needs none of these libraries, which take half of its time.
  const { findForeignFacts, resolveByChain } = await import('@did/credentials/foreign/find-foreign-facts')
  const resolveEthr = async (did: string) => {
    const document = await resolveByChain(did, asked)
    // A later check without a node of the chain finds the document by its DID.
    if (document !== null) documents.set(did, JSON.stringify(document))
    return document
  }
  const { signature, own } = await findForeignFacts(credential, { ...asked, resolveEthr })
  if (!signature.ok) throw new Error('The credential does not hold today, so there is nothing to save.')
  return own?.facts ?? null
}

function readAnchor({ anchor }: VerdictFacts): AskedChain['anchor'] {
  return anchor === 'unknown' ? null : anchor
}

async function proveChain({ installation }: Surroundings, asked: AskedChain): Promise<SavedChainEvidence | null> {
  if (asked.calls.length === 0) return null
  if (installation === 'unknown') throw new Error('The chain’s node cannot be reached.')
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
  print(`Saved in ${folder}.`)
  if (chain === null) return
  const { block, apart, evidence } = chain
  print(`It proves what the chain said in block ${block.number} on ${readableDate(block.time)}: ${block.hash}`)
  if (apart !== null)
    print(`A check has to name the block of the record, too. It is block ${apart.number}: ${apart.hash}`)
  if (facts !== null && evidence.anchor === null)
    print('The confirmation is not recorded on the chain yet. Save the evidence again when it is.')
  print('Let the checker get a block’s hash from a source that does not depend on you, such as a block explorer.')
}
