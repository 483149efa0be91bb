import type { SeenBlock } from '@did/credentials/chain/newest-block'
import type { ParsedShare } from '@did/credentials/share/share-link'
import type { Judged } from '../../../entities/verdict/judge/use-verdict.ts'

/** Where a person brought a row from: a pasted text or a file by its name, and the line in it. */
export type Place = { name: string; line: number | null }

/** Why something that a person brought is no claim that this page can check. */
export type NoClaim =
  | { reason: 'no-link' | 'no-code' | 'no-picture' | 'no-reader' | 'too-large' }
  | { reason: 'foreign'; host: string }

export type Brought = { place: Place } & (
  | { kind: 'claim'; share: ParsedShare; link: string | null }
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
export type Row = ClaimRow | (Extract<Brought, { kind: 'no-claim' }> & { id: number })

/** Returns the newest check of a row, or null before its first one. */
export function findChecked(row: ClaimRow): Checked | null {
  return row.state.status === 'due' ? row.state.last : row.state.checked
}
