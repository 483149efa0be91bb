import type { SeenBlock } from '@did/credentials/chain/newest-block'
import type { ParsedShare } from '@did/credentials/share/share-link'
import type { ForeignSummary } from '../../../entities/foreign/judge-text.ts'
import type { Judged } from '../../../entities/verdict/judge/use-verdict.ts'
import type { OtherPage } from '../bring/other-pages.ts'

/**
 * `name` is the name of a file, or the page's name for a pasted text or a scanned QR code. `line`
 * is the number of a line in this file or text.
 */
export type Place = { name: string; line: number | null }

/** Why the page found nothing that it can check as a claim. */
export type NoClaim =
  | { reason: 'no-link' | 'no-text' | 'no-code' | 'no-picture' | 'picture-too-large' | 'no-reader' | 'too-large' }
  | { reason: 'foreign'; host: string }
  /** A link to another page of this site. `path` leads there. */
  | { reason: 'other-page'; page: OtherPage; path: string }
  /** A line of a list that has no link, although the other lines have one. */
  | { reason: 'bare-line'; text: string }

/** `beside` is the text that stood beside the link, or null. */
export type Brought = { place: Place; beside: string | null } & (
  | { kind: 'claim'; share: ParsedShare; link: string | null }
  | { kind: 'credential'; text: string }
  | { kind: 'no-claim'; noClaim: NoClaim }
)

/**
 * `at` is the ISO time of the check. `block` was the newest block when the page began to check the
 * rows.
 */
export type Checked = { judged: Judged; at: string; block: SeenBlock | null }

/**
 * A row with the status `due` waits for a check. Until then, the page shows the row's last check,
 * if there is one.
 */
export type ClaimState =
  | { status: 'due'; last: Checked | null }
  | { status: 'checked'; checked: Checked }
  | { status: 'not-opened'; checked: Checked; why: 'closed' | 'unreachable' }

/** `id` is the row's number on screen, from 1. */
export type ClaimRow = Extract<Brought, { kind: 'claim' }> & { id: number; state: ClaimState }
/** The page shows `last` until the next check of the credential ends. */
export type CredentialRow = Extract<Brought, { kind: 'credential' }> & {
  id: number
  status: 'due' | 'checked'
  last: { summary: ForeignSummary; at: string } | null
}
export type Row = ClaimRow | CredentialRow | (Extract<Brought, { kind: 'no-claim' }> & { id: number })

/**
 * Tells whether a row is a limited link that still works and that nobody has opened on this page.
 */
export function isNotOpened(row: Row): boolean {
  if (row.kind !== 'claim' || row.share.kind !== 'controlled' || row.state.status === 'not-opened') return false
  const checks = findChecked(row)?.judged.verdict.checks ?? []
  return checks.some(({ code }) => code === 'share-active' || code === 'share-unchecked')
}

/**
 * Tells whether the page could read what the checker brought and found no claim in it, for example
 * in a line without a link.
 */
export function isEmpty(row: Row): boolean {
  if (row.kind !== 'no-claim') return false
  const { reason } = row.noClaim
  return reason === 'bare-line' || reason === 'no-link' || reason === 'no-code' || reason === 'other-page'
}

/**
 * Returns what identifies the text that the checker brought: the link, the id of the row's share or
 * the whole credential. So the page notices when the checker brings the same text again. If a link
 * leads to several credentials, the row of each of them has no link and is identified by its share.
 */
export function nameBrought(row: Row): string | null {
  if (row.kind === 'no-claim') return null
  if (row.kind === 'credential') return row.text
  return row.link ?? (row.share.kind === 'controlled' ? row.share.shareId : null)
}

/** Returns null if the row was never checked. */
export function findChecked(row: ClaimRow): Checked | null {
  return row.state.status === 'due' ? row.state.last : row.state.checked
}

/** The result is '' if the row was never checked. */
export function findTime(row: Row): string {
  const checked = row.kind === 'claim' ? findChecked(row) : row.kind === 'credential' ? row.last : null
  return checked?.at ?? ''
}
