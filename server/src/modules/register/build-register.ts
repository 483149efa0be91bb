import type { Address } from '@did/domain/hex'
import type { RegisterEntry, StandingChange } from '@did/domain/verifier/register'
import type { StandingEvent } from '../chain-index/standing-events.ts'

export function buildRegister(events: readonly StandingEvent[]): RegisterEntry[] {
  // The events are grouped from the newest on, so that wallets are sorted by their newest events.
  const byWallet = Map.groupBy(events.toReversed(), ({ address }) => address)
  return [...byWallet].flatMap(([wallet, changes]) => buildEntry(wallet, changes.toReversed()))
}

function buildEntry(walletAddress: Address, events: readonly StandingEvent[]): RegisterEntry[] {
  const changes = events.map(toChange)
  const accredited = changes.findLast((change) => change.kind === 'accredited')
  const first = firstOfLastAccreditation(changes)
  const last = changes.at(-1)
  if (!accredited || !first || !last) return []
  const { name, domain } = accredited
  const entry = { walletAddress, name, domain, accreditedSince: first.at, changes }
  return last.kind === 'accredited'
    ? [{ ...entry, status: 'accredited' }]
    : [{ ...entry, status: 'suspended', suspendedAt: readAsOf(events.at(-1)) ?? last.at, reason: last.reason }]
}

/** A suspension may count from a moment before its block. */
function readAsOf(event: StandingEvent | undefined): string | null {
  const asOf = event?.data.asOf
  return asOf === undefined ? null : new Date(Number(asOf) * 1000).toISOString()
}

/** A change of name does not begin a new accreditation. */
function firstOfLastAccreditation(changes: readonly StandingChange[]): StandingChange | undefined {
  const last = changes.findLastIndex(({ kind }) => kind === 'accredited')
  const gap = changes.slice(0, last + 1).findLastIndex(({ kind }) => kind === 'suspended')
  return changes[gap + 1]
}

function toChange({ kind, at, txHash: transaction, data }: StandingEvent): StandingChange {
  const moment = { at: at.toISOString(), transaction, administrator: data.administrator }
  return kind === 'verifier-accredited'
    ? { kind: 'accredited', ...moment, name: data.name ?? '', domain: data.domain || null }
    : { kind: 'suspended', ...moment, reason: data.reason ?? '' }
}
