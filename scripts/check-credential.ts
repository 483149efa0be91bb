/**
 * `npm run check-credential -- <link or file>` gives the page's verdict without the page. It reads
 * only the link or file and a node of the chain, or evidence that somebody saved.
 */

import { parseArgs } from 'node:util'
import type { Installation } from '@did/credentials/chain/installation'
import type { Asking } from '@did/credentials/holder-challenge/ask-holder'
import { openControlledShare } from '@did/credentials/share/controlled-share'
import type { ParsedShare } from '@did/credentials/share/share-link'
import { deriveShareToken } from '@did/credentials/share/share-token'
import type { CollectionLink } from '@did/credentials/share/short-link'
import { describeCollection } from '@did/credentials/verdict/describe-collection'
import { describeCheck, describeVerdict } from '@did/credentials/verdict/describe-verdict'
import { findFacts } from '@did/credentials/verdict/find-facts'
import { judgeCollection } from '@did/credentials/verdict/judge-collection'
import { judgeShare, type Verdict, type VerdictFacts } from '@did/credentials/verdict/verdict'
import type { Hex } from '@did/domain/hex'
import { parseSubjectDid } from '@did/domain/protocol/subject-did'
import { openedShareSchema } from '@did/domain/share/share'
import { collectionTexts } from '@did/domain/texts/en/verdict/collection'
import { closedShare, outcomeTexts } from '@did/domain/texts/en/verdict/labels'
import { readableDate } from '@did/domain/texts/en/verdict/told'
import { print, printClaim, printOwnName } from './checker/print-checked.ts'
import { readSource } from './checker/read-source.ts'
import { openSavedDocuments, parseTrusted, type SavedDocuments } from './checker/saved-documents.ts'
import { openLive, openSaved, type Surroundings } from './checker/surroundings.ts'
import { readOneSource, readSharedWords, runCommand, type SharedOptions, sharedWords } from './checker/words.ts'
import { readAsking, runHolderChallenge } from './run-holder-challenge.ts'

const help = `Usage: npm run check-credential -- <link | file> [options]

Checks a shared claim as the verdict page does, without trusting whoever serves that page. A file may also be a credential of other
software: a W3C credential (JSON or JWT), an SD-JWT VC, or an Open Badge, also in a PNG or an SVG.

  --rpc URL          a node of the chain; otherwise RPC_URL, otherwise http://127.0.0.1:8545
  --registry 0x…     the DidRegistry to rely on; otherwise the one that contracts/deployments.json names for the node's chain
  --from-block N     where that registry's events begin (with --registry; otherwise 0)
  --policy P         review (a signer nobody has accredited is refused) or open (it is a warning);
                     with --registry review, otherwise as contracts/deployments.json says
  --open             opens a controlled link or a link to several credentials, which counts as one view of each;
                     without it such a link stays closed
  --ask-holder       also asks the holder to prove that the credential is theirs: prints a link for them and waits five minutes
  --asker NAME, --reason TEXT   with --ask-holder: your name and why you ask. The holder reads both as your own words, unchecked
  --by-mail          with --ask-holder: the link lasts a day, and the answer says how old it is
  --no-server        asks nobody but the node, not even whether the link is still open
  --service URL      the service whose own signature counts on credentials of other software
  --ethereum-did-registry 0x…   the ERC-1056 registry in which issuers announce their keys

Without a network, with what npm run save-evidence wrote:

  --documents DIR    reads everything from this folder, and asks nobody
  --trusted-block HASH   a block that you believe to be of the chain, from a source of your own; may be given several times.
                     Without it, the chain's part could not be checked

Exit code 0: everything is green, and with --ask-holder the holder has answered. 1: red. 2: anything else (amber, incomplete, could not be checked, wrong arguments).

The link's own service is asked whether the link is still open and whether the verifier has just withdrawn. That service proves
nothing and is not needed: where it gives no answer, that line reads "could not be checked", and the exit code is what it is without
that line. Everything else must have passed for a 0. A file names no service, so none is asked.`

type Options = SharedOptions & {
  open: boolean
  askServer: boolean
  asking: Asking | null
  saved: SavedDocuments | null
  trusted: readonly Hex[]
}
type Found = { share: ParsedShare; origin: string | null }
type ExitCode = 0 | 1 | 2

const developmentChain = 31337
const exitCodes = { genuine: 0, 'not-genuine': 1, caution: 2, unchecked: 2 } as const

process.exitCode = await runCommand('check-credential', () => main(process.argv.slice(2)))

async function main(words: string[]): Promise<ExitCode> {
  const { values, positionals } = parseWords(words)
  if (values.help) {
    console.log(help)
    return 0
  }
  return check(readOneSource(positionals), {
    ...readSharedWords(values),
    ...(values.policy !== undefined && { policy: values.policy }),
    open: values.open ?? false,
    askServer: !values['no-server'] && values.documents === undefined,
    asking: readAsking(values),
    saved: values.documents === undefined ? null : openSavedDocuments(values.documents),
    trusted: parseTrusted(values['trusted-block'] ?? []),
  })
}

function parseWords(words: string[]) {
  return parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      ...sharedWords,
      policy: { type: 'string' },
      open: { type: 'boolean' },
      'no-server': { type: 'boolean' },
      'ask-holder': { type: 'boolean' },
      asker: { type: 'string' },
      reason: { type: 'string' },
      'by-mail': { type: 'boolean' },
      documents: { type: 'string' },
      'trusted-block': { type: 'string', multiple: true },
    },
  })
}

async function check(source: string, options: Options): Promise<ExitCode> {
  if (options.saved && (options.open || options.asking))
    throw new Error('--open and --ask-holder need a network, so they do not go with --documents.')
  const read = await readSource(source)
  if (read.kind === 'foreign') {
    const surroundings = await findSurroundings(null, options)
    // The libraries of other software's signatures, and those of proofs below, would double the
    // time that a link without them takes.
    const { checkForeign } = await import('./checker/check-foreign.ts')
    const overall = await checkForeign(read.credential, surroundings, options)
    printHeldOn(surroundings, overall, options)
    return exitCodes[overall]
  }
  const { share, origin } = read
  if (share.kind === 'collection') return checkCollection(share, origin, options)
  return (await checkOne({ share, origin }, options)).code
}

function findSurroundings(claimed: number | null, options: Options): Promise<Surroundings> | Surroundings {
  const { saved, trusted } = options
  return saved ? openSaved(saved, trusted, { claimed, options }) : openLive(claimed, options)
}

/** Says when the facts were saved, because they tell nothing about later revocations. */
function printHeldOn({ heldOn, hasChain }: Surroundings, overall: Verdict['overall'], { trusted }: Options): void {
  if (heldOn === null) return
  const why =
    trusted.length === 0
      ? 'say with --trusted-block which block you believe in'
      : 'the saved proofs lead to no block that you named with --trusted-block'
  if (!hasChain) print(`The chain’s part could not be checked: ${why}.`)
  if (overall === 'genuine' || overall === 'caution')
    print(`Held on ${readableDate(heldOn)}; a later revocation is not known.`)
}

/**
 * Exits with 0 when every credential is green, no two are the same, and all belong to one identity.
 */
async function checkCollection({ members }: CollectionLink, origin: string | null, options: Options) {
  print(`${collectionTexts.title(members.length)}.`)
  if (!options.open) {
    print('Run it again with --open to open them, which counts as a view of each.')
    return exitCodes.unchecked
  }
  const checked: Awaited<ReturnType<typeof checkOne>>[] = []
  for (const [index, member] of members.entries()) {
    print(`\n${index + 1}.`)
    checked.push(await checkOne({ share: { kind: 'controlled', ...member }, origin }, options))
  }
  const finding = judgeCollection(checked)
  print(`\n${describeCollection(finding, members.length)}`)
  if (checked.some(({ code }) => code === 1)) return 1
  const isOneIdentity = finding.kind === 'one-identity' && finding.repeated === 0
  return isOneIdentity && checked.every(({ code }) => code === 0) ? 0 : 2
}

async function checkOne(
  read: Found,
  options: Options,
): Promise<{ code: ExitCode; share: ParsedShare; verdict: Verdict }> {
  const { share, origin } = options.open && read.share.kind === 'controlled' ? await open(read) : read
  const surroundings = await findSurroundings(claimedChainId(share), options)
  const { installation } = surroundings
  const { facts } = await findFacts(share, {
    installation,
    fetch: surroundings.fetch,
    now: Math.floor(Date.now() / 1000),
    serverUrl: options.askServer ? origin : null,
    checkProved: async (...asked) => {
      const { createProvedJudge } = await import('@did/proofs/check-proved')
      // Development keys count only on chains where such keys are expected, because whoever made
      // them could forge proofs.
      const acceptDevelopmentKeys = installation !== 'unknown' && installation.chainId === developmentChain
      return createProvedJudge({ acceptDevelopmentKeys })(...asked)
    },
  })
  const verdict = judgeShare(share, facts)
  const described = { share, verdict, facts }
  for (const each of verdict.checks) print(`${outcomeTexts[each.outcome].padEnd(21)} ${describeCheck(each, described)}`)
  const { title, sentence } = describeVerdict(described)
  print(`\n${title}. ${sentence}`)
  printHeldOn(surroundings, verdict.overall, options)
  await printOwnName(share, verdict, options.askServer ? origin : null)
  printClaim(share, verdict)
  if (share.kind === 'controlled') print('Run it again with --open to open the claim, which counts as a view.')
  const code = exitCodes[verdict.overall]
  const { asking } = options
  const isUnanswered =
    asking !== null && !(await isAnswered({ share, facts, verdict, origin }, { installation, asking }))
  return { code: isUnanswered && code === 0 ? 2 : code, share, verdict }
}

type Checked = Found & { facts: VerdictFacts; verdict: Verdict }

/**
 * Asks the holder, and tells whether an answer counts. Throws for a claim without a confirmation,
 * and for a file, which names no service.
 */
function isAnswered(
  { share, facts, verdict, origin }: Checked,
  { installation, asking }: { installation: Installation | 'unknown'; asking: Asking },
) {
  const { attestation } = facts
  const isAttested = share.kind === 'attested' && verdict.text === 'attested'
  if (!isAttested || attestation === 'unknown' || !attestation.ok || installation === 'unknown')
    throw new Error('Nobody can be asked about this claim.')
  if (origin === null) throw new Error('A file names no service through which its holder could answer.')
  return runHolderChallenge({ share, digest: attestation.digest, origin, installation, asking }, print)
}

/** Asks the service for the share and decrypts the answer. Throws when the service refuses. */
async function open({ share, origin }: Found): Promise<Found> {
  if (share.kind !== 'controlled' || origin === null) throw new Error('Only a whole link can be opened.')
  const { shareId, key } = share
  const viewer = crypto.getRandomValues(new Uint8Array(16)).toBase64({ alphabet: 'base64url', omitPadding: true })
  const response = await fetch(`${origin}/api/shares/${shareId}/open`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ viewer, token: await deriveShareToken({ shareId, key }) }),
  })
  if (response.status === 410) throw new Error(closedShare)
  if (!response.ok) throw new Error(`${origin} did not open the claim (${response.status}).`)
  const { ciphertext } = openedShareSchema.parse(await response.json())
  return { share: await openControlledShare({ shareId, key, ciphertext }), origin }
}

/**
 * Returns the chain that the link itself names. It is enough to check a signature, but never turns
 * a verdict green.
 */
function claimedChainId(share: ParsedShare): number | null {
  return share.kind === 'attested' ? (parseSubjectDid(share.message.subject)?.chainId ?? null) : null
}
