import { setImmediate as nextTurn } from 'node:timers/promises'
import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import { type Hex, toAddress } from '@did/domain/hex'
import { formatLog, type Log, parseEventLogs, type RpcLog, toEventSelector } from 'viem'
import { readControlMembers } from './control-event.ts'
import { type Members, type ParsedLog, type RegistryEvent, registryEventNames } from './registry-log.ts'

const isIndexed = (entry: (typeof didRegistryAbi)[number]) =>
  entry.type === 'event' && registryEventNames.some((name) => name === entry.name)

/** The first topics of all logs that the index reads. */
export const registryTopics: readonly Hex[] = didRegistryAbi
  .filter((entry): entry is Extract<typeof entry, { type: 'event' }> => isIndexed(entry))
  .map((event) => toEventSelector(event))

type MinedLog = Log<bigint, number, false>

/** To decode this many of the longest logs takes some 25 ms. */
const logsAtOnce = 50

/**
 * Strangers can fill a block with thousands of long logs, so the node does other work in between.
 */
export async function readRegistryEvents(logs: readonly RpcLog[]): Promise<RegistryEvent[]> {
  const events: RegistryEvent[] = []
  for (let read = 0; read < logs.length; read += logsAtOnce) {
    if (read > 0) await nextTurn()
    events.push(...decodeLogs(logs.slice(read, read + logsAtOnce)))
  }
  return events
}

function decodeLogs(sent: readonly RpcLog[]): RegistryEvent[] {
  // The index asks only about mined blocks, so no member of a log is null.
  const logs = sent.map((log) => formatLog(log) as MinedLog)
  return parseEventLogs({ abi: didRegistryAbi, eventName: [...registryEventNames], logs }).map((log) => ({
    blockNumber: Number(log.blockNumber),
    logIndex: log.logIndex,
    txHash: log.transactionHash,
    ...noMembers,
    ...readMembers(log),
  }))
}

const noMembers = { tokenId: null, address: null, hash: null, data: {} }

function readMembers(log: ParsedLog): Members {
  switch (log.eventName) {
    case 'DidMinted':
      return { kind: 'did-minted', tokenId: `${log.args.tokenId}`, address: toAddress(log.args.owner) }
    case 'Transfer':
      return {
        kind: 'transferred',
        tokenId: `${log.args.tokenId}`,
        address: toAddress(log.args.to),
        data: { from: toAddress(log.args.from) },
      }
    case 'ClaimAdded': {
      const { didTokenId, textHash, claimType, title, description, issuer } = log.args
      const data = storable({ claimType, title, description, issuer })
      return { kind: 'claim-added', tokenId: `${didTokenId}`, hash: textHash, data }
    }
    case 'ClaimCommitted':
      return { kind: 'claim-committed', tokenId: `${log.args.didTokenId}`, hash: log.args.commitment }
    case 'Anchored':
      return { kind: 'anchored', hash: log.args.digest }
    case 'VerifierAccredited': {
      const { verifier, administrator, name, domain } = log.args
      const data = storable({ administrator: toAddress(administrator), name, domain })
      return { kind: 'verifier-accredited', address: toAddress(verifier), data }
    }
    case 'VerifierSuspended': {
      const { verifier, administrator, asOf, reason } = log.args
      const data = storable({ administrator: toAddress(administrator), asOf: `${asOf}`, reason })
      return { kind: 'verifier-suspended', address: toAddress(verifier), data }
    }
    case 'AttestationRevoked': {
      const { verifier, digest, reason } = log.args
      return { kind: 'attestation-revoked', address: toAddress(verifier), hash: digest, data: { reason } }
    }
    default:
      return readControlMembers(log)
  }
}

/** PostgreSQL cannot store zero bytes, and anybody can put one into a text on the chain. */
function storable(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text.replaceAll('\0', '\ufffd').toWellFormed()]),
  )
}
