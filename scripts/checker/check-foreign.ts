import { describeContent } from '@did/credentials/foreign/content'
import { leaveOutAchievement } from '@did/credentials/foreign/content/list-members'
import { describeForeign, listForeignLines } from '@did/credentials/foreign/describe-foreign'
import { findForeignFacts } from '@did/credentials/foreign/find-foreign-facts'
import { type ForeignVerdict, judgeForeign } from '@did/credentials/foreign/judge-foreign'
import type { ForeignText } from '@did/credentials/foreign/read-foreign'
import type { Address } from '@did/domain/hex'
import { checkerTexts as texts } from '@did/domain/texts/en/command-line/checker'
import { foreignContentTexts as contentTexts } from '@did/domain/texts/en/verdict/foreign'
import { print, printFinding, quote } from './print-checked.ts'
import type { Surroundings } from './surroundings.ts'

/**
 * `serviceDid` is the did:web of the service that the checker trusts, or '' if the checker names no
 * service.
 */
export type ForeignOptions = { serviceDid: string; ethereumDidRegistry: Address | null }

/**
 * Checks a credential of other people's software, and prints each finding and the verdict. Returns
 * the colour of the verdict.
 */
export async function checkForeign(
  credential: ForeignText,
  surroundings: Surroundings,
  options: ForeignOptions,
): Promise<ForeignVerdict['overall']> {
  const now = Math.floor(Date.now() / 1000)
  const { heldOn } = surroundings
  // Saved status lists are judged by the time at which they were saved. All dates in the credential
  // are compared with the present time.
  const times = { now, ...(heldOn !== null && { listsAt: heldOn }) }
  const facts = await findForeignFacts(credential, { ...surroundings, ...options, ...times, serverUrl: null })
  const verdict = judgeForeign(facts)
  for (const { outcome, sentence } of listForeignLines({ facts, verdict })) printFinding(outcome, sentence)
  const { title, sentence } = describeForeign({ facts, verdict })
  print(`\n${title}. ${sentence}`)
  if (heldOn !== null) print(texts.savedKeys)
  if (verdict.isShown) printContent(credential, { isOwn: facts.own !== null })
  return verdict.overall
}

/** Prints what a credential says. Each name and value is a stranger's text. */
function printContent(credential: ForeignText, { isOwn }: { isOwn: boolean }): void {
  const { title, subject, members, isWhole } = describeContent(credential)
  print(`\n${contentTexts.says}: ${quote(title)}`)
  if (subject !== null) print(`${contentTexts.about}: ${quote(subject)}`)
  for (const { name, value } of isOwn ? leaveOutAchievement(members) : members) print(`${quote(name)}: ${quote(value)}`)
  if (!isWhole) print(contentTexts.notWhole)
}
