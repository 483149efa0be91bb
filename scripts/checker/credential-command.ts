import { parseArgs } from 'node:util'
import type { Asking } from '@did/credentials/holder-challenge/ask-holder'
import type { CountedAnswer } from '@did/credentials/holder-challenge/holder-answer'
import { openControlledShare } from '@did/credentials/share/controlled-share'
import type { ParsedShare } from '@did/credentials/share/share-link'
import { deriveShareToken } from '@did/credentials/share/share-token'
import type { CollectionLink } from '@did/credentials/share/short-link'
import { isPresentOwner } from '@did/credentials/verdict/checks/match-person'
import { describeCollection } from '@did/credentials/verdict/describe-collection'
import { type Described, describeCheck, describeVerdict } from '@did/credentials/verdict/describe-verdict'
import { findFacts } from '@did/credentials/verdict/find-facts'
import { judgeCollection } from '@did/credentials/verdict/judge-collection'
import { judgeShare, type Verdict, type VerdictFacts } from '@did/credentials/verdict/verdict'
import type { Hex } from '@did/domain/hex'
import { parseSubjectDid } from '@did/domain/protocol/subject-did'
import { openedShareSchema } from '@did/domain/share/share'
import { checkerTexts as texts } from '@did/domain/texts/en/command-line/checker'
import { collectionTexts } from '@did/domain/texts/en/verdict/collection'
import { holderChallengeTexts } from '@did/domain/texts/en/verdict/holder-challenge'
import { closedShare } from '@did/domain/texts/en/verdict/labels'
import { readableDate } from '@did/domain/texts/told-facts'
import { readOneSource, readSharedWords, runCommand, type SharedOptions, sharedWords } from './command-words.ts'
import { developmentChain } from './find-installation.ts'
import { print, printClaim, printFinding, printOwnName } from './print-checked.ts'
import { readSource } from './read-source.ts'
import { readAsking, runHolderChallenge } from './run-holder-challenge.ts'
import { openSavedDocuments, parseTrusted, type SavedDocuments } from './saved-documents.ts'
import { openLive, openSaved, type Surroundings } from './surroundings.ts'

type Options = SharedOptions & {
  open: boolean
  askServer: boolean
  asking: Asking | null
  saved: SavedDocuments | null
  trusted: readonly Hex[]
}
type Found = { share: ParsedShare; origin: string | null }
type ExitCode = 0 | 1 | 2

const exitCodes = { genuine: 0, 'not-genuine': 1, caution: 2, unchecked: 2 } as const

export function checkCredential(words: string[]): Promise<ExitCode> {
  return runCommand('check-credential', () => main(words))
}

async function main(words: string[]): Promise<ExitCode> {
  const { values, positionals } = parseWords(words)
  if (values.help) {
    console.log(texts.help)
    return 0
  }
  return check(readOneSource(positionals), {
    ...readSharedWords(values),
    ...(values.policy !== undefined && { policy: values.policy }),
    ...(values.chain !== undefined && { chain: readChain(values.chain) }),
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
      chain: { type: 'string' },
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

function readChain(word: string): number {
  if (!/^[1-9]\d{0,14}$/.test(word)) throw new Error(texts.faults.chain)
  return Number(word)
}

async function check(source: string, options: Options): Promise<ExitCode> {
  if (options.saved && (options.open || options.asking)) throw new Error(texts.faults.needsNetwork)
  const read = await readSource(source)
  if (read.kind === 'foreign') {
    const surroundings = await findSurroundings(null, options)
    // These libraries, and the libraries for proofs below, are loaded only when a check needs them.
    // Otherwise they would double the time that the check of a link takes.
    const { checkForeign } = await import('./check-foreign.ts')
    const overall = await checkForeign(read.credential, surroundings, options)
    printHeldOn(surroundings, overall, options)
    return exitCodes[overall]
  }
  const { share, origin } = read
  if (share.kind === 'collection') return checkCollection(share, origin, options)
  const checked = await checkOne({ share, origin }, options)
  return readCode(options.asking ? await checkAgain(checked, options) : checked)
}

function findSurroundings(claimed: number | null, options: Options): Promise<Surroundings> | Surroundings {
  const { saved, trusted } = options
  return saved ? openSaved(saved, trusted, { claimed, options }) : openLive(claimed, options)
}

/**
 * If the facts come from a saved folder, prints when they were saved, because such facts tell
 * nothing about later revocations.
 */
function printHeldOn({ heldOn, hasChain }: Surroundings, overall: Verdict['overall'], { trusted }: Options): void {
  if (heldOn === null) return
  if (!hasChain) print(trusted.length === 0 ? texts.nameBlock : texts.noSuchBlock)
  if (overall === 'genuine' || overall === 'caution') print(texts.heldOn(readableDate(heldOn)))
}

/**
 * Checks all credentials of a collection. Returns the exit code 0 only if every credential is
 * green, no two are the same, and all belong to one identity.
 */
async function checkCollection({ members }: CollectionLink, origin: string | null, options: Options) {
  print(`${collectionTexts.title(members.length)}.`)
  if (!options.open) {
    print(texts.openAll)
    return exitCodes.unchecked
  }
  const checked: Checked[] = []
  for (const [index, member] of members.entries()) {
    print(`\n${index + 1}.`)
    checked.push(await checkOne({ share: { kind: 'controlled', ...member }, origin }, options))
  }
  if (options.asking)
    for (const [index, each] of checked.entries()) checked[index] = await checkAgain(each, options, index + 1)
  const finding = judgeCollection(checked)
  print(`\n${describeCollection(finding, members.length)}`)
  const codes = checked.map(readCode)
  if (codes.includes(1)) return 1
  const isOneIdentity = finding.kind === 'one-identity' && finding.repeated === 0
  return isOneIdentity && codes.every((code) => code === 0) ? 0 : 2
}

type Checked = Found & {
  surroundings: Surroundings
  facts: VerdictFacts
  verdict: Verdict
  /** The holder's answer. It is null if no answer counts. */
  answer: CountedAnswer | null
  /** Tells whether the command asked the holder and no answer counts. */
  isUnanswered: boolean
}

function readCode({ verdict, isUnanswered }: Checked): ExitCode {
  const code = exitCodes[verdict.overall]
  return isUnanswered && code === 0 ? 2 : code
}

async function checkOne(read: Found, options: Options): Promise<Checked> {
  const { share, origin } = options.open && read.share.kind === 'controlled' ? await open(read, options) : read
  const surroundings = await findSurroundings(claimedChainId(share), options)
  const judged = { share, origin, surroundings, ...(await judge({ share, origin }, surroundings, options)) }
  const { verdict } = judged
  for (const { outcome, sentence } of listFindings(judged)) printFinding(outcome, sentence)
  printHeadline(judged)
  printHeldOn(surroundings, verdict.overall, options)
  await printOwnName(share, verdict, options.askServer ? origin : null)
  printClaim(share, verdict)
  if (share.kind === 'controlled') print(texts.openOne)
  const { asking } = options
  const answer = asking && (await askOwner(judged, asking))
  return { ...judged, answer, isUnanswered: asking !== null && answer === null }
}

/**
 * Checks a credential again after the command has waited for holders, because the credential may
 * have been withdrawn meanwhile. Prints what has changed. The holder's answer no longer counts if
 * somebody else controls the identity now. `number` is the credential's place in a collection.
 */
async function checkAgain(before: Checked, options: Options, number?: number): Promise<Checked> {
  const { surroundings, answer } = before
  const after = { ...before, ...(await judge(before, surroundings, options)) }
  const { control } = after.facts
  const known = new Set(listFindings(before).map(({ sentence }) => sentence))
  const changed = listFindings(after).filter(({ sentence }) => !known.has(sentence))
  const isRefused = answer !== null && !isPresentOwner(answer, control)
  if (changed.length === 0 && !isRefused && after.verdict.overall === before.verdict.overall) return after
  print(`\n${number === undefined ? '' : `${number}. `}${texts.changed}`)
  for (const { outcome, sentence } of changed) printFinding(outcome, sentence)
  if (isRefused) print(holderChallengeTexts.refused[control === 'unknown' ? 'unjudged' : 'another-wallet'])
  printHeadline(after)
  return { ...after, isUnanswered: after.isUnanswered || isRefused }
}

function listFindings(described: Described) {
  return described.verdict.checks.map((each) => ({
    outcome: each.outcome,
    sentence: describeCheck(each, described),
  }))
}

function printHeadline(described: Described): void {
  const { title, sentence } = describeVerdict(described)
  print(`\n${title}. ${sentence}`)
}

async function judge({ share, origin }: Found, { installation, fetch }: Surroundings, { askServer }: Options) {
  const { facts } = await findFacts(share, {
    installation,
    fetch,
    now: Math.floor(Date.now() / 1000),
    serverUrl: askServer ? origin : null,
    checkProved: async (...asked) => {
      const { createProvedJudge } = await import('@did/proofs/check-proved')
      // Proofs that were made with development keys count only on the development chain, because
      // whoever made such keys could forge proofs.
      const acceptDevelopmentKeys = installation !== 'unknown' && installation.chainId === developmentChain
      return createProvedJudge({ acceptDevelopmentKeys })(...asked)
    },
  })
  return { facts, verdict: judgeShare(share, facts) }
}

/**
 * Asks the holder of a credential to prove that it is theirs. Returns the answer that counts, or
 * null. Throws for a claim without an attestation that holds. Also throws for a file, because a
 * file names no service that could pass the question on.
 */
function askOwner(
  { share, facts, verdict, origin, surroundings }: Omit<Checked, 'answer' | 'isUnanswered'>,
  asking: Asking,
) {
  const { attestation } = facts
  const { installation } = surroundings
  const isAttested = share.kind === 'attested' && verdict.text === 'attested'
  if (!isAttested || attestation === 'unknown' || !attestation.ok || installation === 'unknown')
    throw new Error(texts.faults.nobodyToAsk)
  if (origin === null) throw new Error(texts.faults.noService)
  return runHolderChallenge({ share, digest: attestation.digest, origin, installation, asking }, print)
}

/**
 * Opens a controlled share: asks the service for its ciphertext and decrypts it. Throws when the
 * service refuses. The service counts a view, so this first throws for wrong options.
 */
async function open({ share, origin }: Found, options: Options): Promise<Found> {
  if (share.kind !== 'controlled' || origin === null) throw new Error(texts.faults.wholeLink)
  await findSurroundings(null, options)
  const { shareId, key } = share
  const viewer = crypto.getRandomValues(new Uint8Array(16)).toBase64({ alphabet: 'base64url', omitPadding: true })
  const response = await fetch(`${origin}/api/shares/${shareId}/open`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ viewer, token: await deriveShareToken({ shareId, key }) }),
  })
  if (response.status === 410) throw new Error(closedShare)
  if (!response.ok) throw new Error(texts.faults.notOpened(origin, response.status))
  const { ciphertext } = openedShareSchema.parse(await response.json())
  return { share: await openControlledShare({ shareId, key, ciphertext }), origin }
}

/**
 * Returns the id of the chain that the link itself names, or null. With this id alone, the program
 * can check a signature, but no verdict becomes green.
 */
function claimedChainId(share: ParsedShare): number | null {
  return share.kind === 'attested' ? (parseSubjectDid(share.message.subject)?.chainId ?? null) : null
}
