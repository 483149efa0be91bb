import type { SeenBlock } from '@did/credentials/chain/newest-block'
import type { ParsedShare } from '@did/credentials/share/share-link'
import type { ForeignSummary } from '../../../entities/foreign/judge-text.ts'
import type { Judged } from '../../../entities/verdict/judge/use-verdict.ts'
import type { OtherPage } from '../bring/other-pages.ts'

/**
 * The place from which a person brought a row: a pasted text or a file by its name, and the line in
 * it.
 */
export type Place = { name: string; line: number | null }

/** The texts say why something that a person brought is no claim that this page can check. */
export type NoClaim =
  | { reason: 'no-link' | 'no-text' | 'no-code' | 'no-picture' | 'picture-too-large' | 'no-reader' | 'too-large' }
  | { reason: 'foreign'; host: string }
  /** `path` leads to the page of this site to which the link belongs. */
  | { reason: 'other-page'; page: OtherPage; path: string }
  /** A line of a list, without the link that the other lines have. */
  | { reason: 'bare-line'; text: string }

/**
 * `beside` is the text that the link stood by in what the person brought. It is null without one.
 */
export type Brought = { place: Place; beside: string | null } & (
  | { kind: 'claim'; share: ParsedShare; link: string | null }
  | { kind: 'credential'; text: string }
  | { kind: 'no-claim'; noClaim: NoClaim }
)

/** `at` is an ISO time. `block` is the newest block when this round of checks began. */
export type Checked = { judged: Judged; at: string; block: SeenBlock | null }

/** A `due` row waits for its check. Its older check, if any, stays on screen until then. */
export type ClaimState =
  | { status: 'due'; last: Checked | null }
  | { status: 'checked'; checked: Checked }
  | { status: 'not-opened'; checked: Checked; why: 'closed' | 'unreachable' }

/** `id` is the row's number on screen, from 1. */
export type ClaimRow = Extract<Brought, { kind: 'claim' }> & { id: number; state: ClaimState }
/** This row is a credential of other software. `last` stays visible until the next check ends. */
export type CredentialRow = Extract<Brought, { kind: 'credential' }> & {
  id: number
  status: 'due' | 'checked'
  last: { summary: ForeignSummary; at: string } | null
}
export type Row = ClaimRow | CredentialRow | (Extract<Brought, { kind: 'no-claim' }> & { id: number })

/** Tells whether a row is a limited link in force that nobody has opened here yet. */
export function isNotOpened(row: Row): boolean {
  if (row.kind !== 'claim' || row.share.kind !== 'controlled' || row.state.status === 'not-opened') return false
  const checks = findChecked(row)?.judged.verdict.checks ?? []
  return checks.some(({ code }) => code === 'share-active' || code === 'share-unchecked')
}

/** Tells whether a row was read as a whole and holds no claim, such as a line without its link. */
export function isEmpty(row: Row): boolean {
  if (row.kind !== 'no-claim') return false
  const { reason } = row.noClaim
  return reason === 'bare-line' || reason === 'no-link' || reason === 'no-code' || reason === 'other-page'
}

/**
 * Names the text from which a row was made, so that the page notices when the same text is brought
 * again. No link leads to one credential of several, so its share names it until it is opened.
 */
export function nameBrought(row: Row): string | null {
  if (row.kind === 'no-claim') return null
  if (row.kind === 'credential') return row.text
  return row.link ?? (row.share.kind === 'controlled' ? row.share.shareId : null)
}

/** Returns the newest check of a row, or null before its first one. */
export function findChecked(row: ClaimRow): Checked | null {
  return row.state.status === 'due' ? row.state.last : row.state.checked
}
