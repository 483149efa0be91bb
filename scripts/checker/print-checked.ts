import { countKeptBack, findHolderName } from '@did/credentials/share/disclosed/holder-name'
import type { ParsedShare } from '@did/credentials/share/share-link'
import { findOwnName } from '@did/credentials/verdict/find-own-name'
import type { Verdict } from '@did/credentials/verdict/verdict'
import { quoteWords } from '@did/domain/proof/quote-words'
import { findWrittenIssuer } from '@did/domain/protocol/own-issuer'
import { tellLeaf } from '@did/domain/share/own-words'
import { issuerTerm } from '@did/domain/texts/en/claim/issuer-term'
import { checkerTexts as texts } from '@did/domain/texts/en/command-line/checker'
import { outcomeTexts } from '@did/domain/texts/en/verdict/labels'
import { ownNameMark } from '@did/domain/texts/en/verdict/own-name'
import { whoseTexts } from '@did/domain/texts/en/verdict/whose'

/**
 * Prints the name that an unknown verifier chose for itself. The checker may know the verifier by
 * this name. The name has no influence on the exit code.
 */
export async function printOwnName(
  share: ParsedShare,
  { checks, text }: Verdict,
  serverUrl: string | null,
): Promise<void> {
  const isUnreviewed = checks.some(({ code }) => code === 'verifier-not-reviewed')
  if (share.kind !== 'attested' || text !== 'attested' || !isUnreviewed) return
  const name = await findOwnName(share.message.verifier, { fetch, serverUrl })
  if (name !== null) print(`${ownNameMark} ${quote(name)}`)
}

export function printClaim(share: ParsedShare, { text }: Verdict): void {
  if (text === 'hidden' || (share.kind !== 'attested' && share.kind !== 'unattested')) return
  const { type, title, issuer, issueDate } = share.payload.publicData
  const heading = text === 'own-words' ? texts.ownWords : texts.claim
  print(`\n${heading}: ${quote(title)} (${quoteUnlessPlain(type)}, ${quoteUnlessPlain(issueDate)})`)
  if (findWrittenIssuer(issuer)) print(`${issuerTerm}: ${quote(issuer)}`)
  for (const leaf of share.opened) {
    const { name, value, isOwnName } = tellLeaf(leaf, issueDate)
    print(`${isOwnName ? name : quote(name)}: ${quote(value)}`)
  }
  const keptBack = countKeptBack(share) ?? 0
  if (keptBack > 0) print(`${whoseTexts.keptBack(keptBack)}.`)
  if (share.kind === 'attested' && findHolderName(share) === null) print(whoseTexts.nobody)
}

/**
 * Prints one line. If the text begins with a line break, prints an empty line before it. A
 * stranger's text inside the line can neither send control codes to the terminal nor begin a line
 * of its own.
 */
export function print(line: string): void {
  const [, lead = '', rest = ''] = /^(\n?)(.*)$/s.exec(line) ?? []
  console.log(lead + withoutControls(rest))
}

/** Prints a finding. The sentences of all findings begin in the same column in every language. */
export function printFinding(outcome: keyof typeof outcomeTexts, sentence: string): void {
  const width = Math.max(...Object.values(outcomeTexts).map(({ length }) => length)) + 1
  print(`${outcomeTexts[outcome].padEnd(width)} ${sentence}`)
}

/** Prints the message of a failure, which may repeat a part of a stranger's file. */
export function printFailure(message: string): void {
  console.error(withoutControls(message))
}

/**
 * Puts a stranger's text in quotation marks. No quotation mark of any language inside the text can
 * end the quotation or begin another one. A row of blanks becomes one blank, because many blanks
 * would fill the terminal's line, and then the rest of the text would look like a line of ours.
 */
export function quote(text: string): string {
  return quoteWords(toOneLine(text))
}

/**
 * Puts a text in quotation marks, unless it is a single word or a date. These cannot look like a
 * sentence of ours.
 */
function quoteUnlessPlain(text: string): string {
  return /^[\p{L}\d-]{1,30}$/u.test(text) ? text : quote(text)
}

function withoutControls(text: string): string {
  return toOneLine(text).replace(/\p{Cc}|\p{Cf}/gu, '\ufffd')
}

function toOneLine(text: string): string {
  return text.replace(/\s*[\n\r\v\f\u0085\u2028\u2029]\s*/g, ' ⏎ ')
}
