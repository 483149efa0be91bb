import type { ClaimHistory, HistoryDetail, HistoryEntry } from '@did/domain/claim/history'
import { clearWords, quoteWords } from '@did/domain/proof/quote-words'
import { comma, inQuotationMarks } from '@did/domain/texts/en/punctuation'
import { quoteRejection } from '@did/domain/verification-request/quote-rejection'
import { shownVerifierName } from '@did/domain/verifier/verifier-name'
import { claimHistoryTexts as texts } from '../../texts/en/claim/claim-history.ts'
import { dayTimeAndZone, shortDate } from '../../texts/en/frame/dates.ts'
import { reviewTexts } from '../../texts/en/frame/names.ts'

const standings: Readonly<Record<string, string>> = reviewTexts

/** One event in a claim's history. `note` holds a person's words or details of the event. */
export type Moment = { seq: number; at: string; time: string; sentence: string; note: string | null }

export type Reader = keyof typeof texts.told

/**
 * Lists the events of a claim's history, oldest first. For an entry whose text is hidden or erased,
 * the sentence tells only the kind of the event.
 */
export function describeHistory({ entries }: ClaimHistory, reader: Reader): Moment[] {
  return entries.map((entry) => {
    const { seq, at } = entry
    const time = dayTimeAndZone(at)
    const told = entry.opened
      ? tell(entry, { detail: entry.opened.detail, verifier: nameVerifier(entry, entries), reader })
      : { sentence: texts.closed[entry.kind], note: null }
    return { seq, at, time, ...told }
  })
}

type Told = { sentence: string; note: string | null }

type Telling = { detail: HistoryDetail; verifier: string; reader: Reader }

function tell({ kind }: HistoryEntry, { detail, verifier, reader }: Telling): Told {
  const told = texts.told[reader]
  const text = (name: string) => readText(detail, name)
  switch (kind) {
    case 'created':
      return say('previousClaimId' in detail ? told.createdAnew : told.created, describeFields(text('fields')))
    case 'edited':
      return say(
        'nextClaimId' in detail ? told.editedAsNew : 'visibility' in detail ? told.visibility : told.edited,
        describeFields(text('fields')),
      )
    case 'requested':
      return say('renews' in detail ? texts.askedAgain(verifier) : told.requested(verifier))
    case 'questioned':
      return say(told.questioned(verifier), quote(text('question')))
    case 'answered':
      return say(told.answered(verifier), quote(text('answer')))
    case 'taken-back':
      return say(told.recalled(verifier))
    case 'decided':
      return text('decision') === 'approved'
        ? say(told.approved(verifier))
        : say(told.rejected(verifier), quote(text('reason'), quoteRejection))
    case 'attested':
      return say(texts.attested(verifier), describeSigned(text))
    case 'renewed':
      return say(texts.renewed(verifier), describeSigned(text))
    case 'anchored':
      return say(texts.anchored)
    case 'shared':
      return say(texts.shared(text('kind') === 'controlled'), describeShareEnd(text('expiresAt')))
    case 'viewed':
      return say(texts.viewed)
    case 'unshared':
      return say(texts.unshared)
    case 'revoked':
      return say(texts.revoked(readRevoker(detail) ?? verifier), texts.revokedBecause(text('reason')))
    case 'restored':
      return say(texts.restored(readRevoker(detail) ?? verifier))
  }
}

function say(sentence: string, note: string | null = null): Told {
  return { sentence, note }
}

/**
 * `labels` lists the fields that the claim's text had at the time of the entry. The owner chose the
 * labels, so each stands in quotation marks.
 */
function describeFields(labels: string | null): string | null {
  return labels === null
    ? null
    : texts.withFields(
        labels
          .split(', ')
          .map((label) => quoteWords(label))
          .join(comma),
      )
}

/**
 * Returns the name of the verifier to whom a request went. Some entries about a request lack this
 * name, so all entries about the same request are searched.
 */
function nameVerifier({ opened }: HistoryEntry, entries: readonly HistoryEntry[]): string {
  const requestId = opened?.detail['requestId']
  if (requestId === undefined) return texts.somebody
  const details = entries.flatMap((entry) => (entry.opened ? [entry.opened.detail] : []))
  const named = details.filter((detail) => detail['requestId'] === requestId)
  return named.map(readVerifier).find((name) => name !== null) ?? texts.somebody
}

function readVerifier(detail: HistoryDetail): string | null {
  const name = readText(detail, 'verifierName')
  return name === null ? null : quoteWords(shownVerifierName(name, readText(detail, 'verifier') ?? ''))
}

function readRevoker(detail: HistoryDetail): string | null {
  const name = readText(detail, 'verifier')
  return name === null ? null : quoteWords(name)
}

function readText(detail: HistoryDetail, name: string): string | null {
  const value = detail[name]
  return typeof value === 'string' ? value : null
}

function quote(words: string | null, quoted = (said: string) => inQuotationMarks(clearWords(said))): string | null {
  return words === null ? null : quoted(words)
}

/** Describes the verifier's standing and the attestation's end. Older entries have no standing. */
function describeSigned(text: (name: string) => string | null): string | null {
  const standing = text('verifierStanding')
  const told = standing !== null && Object.hasOwn(standings, standing) ? standings[standing] : null
  const notes = [told, describeEnd(text('validUntil'))].filter((note) => note != null)
  return notes.length === 0 ? null : notes.join(' · ')
}

function describeEnd(validUntil: string | null): string | null {
  return validUntil === null ? null : texts.validUntil(shortDate(validUntil.slice(0, 10)))
}

function describeShareEnd(expiresAt: string | null): string | null {
  return expiresAt === null ? null : texts.shareUntil(shortDate(expiresAt))
}
