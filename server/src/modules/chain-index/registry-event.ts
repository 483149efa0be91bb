import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import { type Address, type Hex, toAddress } from '@did/domain/hex'
import { type AbiEvent, type Log, parseEventLogs } from 'viem'

export const registryEventKinds = [
  'did-minted',
  'transferred',
  'claim-added',
  'claim-committed',
  'anchored',
  'verifier-accredited',
  'verifier-suspended',
  'attestation-revoked',
] as const
export type RegistryEventKind = (typeof registryEventKinds)[number]

/** One event of the registry as the index stores it; what an event does not say is null. */
export type RegistryEvent = {
  blockNumber: number
  logIndex: number
  txHash: Hex
  kind: RegistryEventKind
  /** uint256 in decimal */
  tokenId: string | null
  /** The new owner of a token, otherwise the verifier. */
  address: Address | null
  /** Text hash, commitment or digest. */
  hash: Hex | null
  data: Record<string, string>
}

const names = [
  'DidMinted',
  'Transfer',
  'ClaimAdded',
  'ClaimCommitted',
  'Anchored',
  'VerifierAccredited',
  'VerifierSuspended',
  'AttestationRevoked',
] as const
const isIndexed = (entry: (typeof didRegistryAbi)[number]) =>
  entry.type === 'event' && names.some((name) => name === entry.name)

/** The events to ask the chain for. */
export const registryEvents: readonly AbiEvent[] = didRegistryAbi.filter(
  (entry): entry is Extract<typeof entry, { type: 'event' }> => isIndexed(entry),
)

type MinedLog = Log<bigint, number, false>

/** Reads logs of the registry, in the chain's order. */
export function parseRegistryEvents(logs: readonly MinedLog[]): RegistryEvent[] {
  return parseEventLogs({ abi: didRegistryAbi, eventName: [...names], logs: [...logs] }).map((log) => ({
    blockNumber: Number(log.blockNumber),
    logIndex: log.logIndex,
    txHash: log.transactionHash,
    ...nothingSaid,
    ...describe(log),
  }))
}

type ParsedLog = ReturnType<typeof parseEventLogs<typeof didRegistryAbi, true, (typeof names)[number][]>>[number]
type Described = Pick<RegistryEvent, 'kind'> & Partial<Pick<RegistryEvent, 'tokenId' | 'address' | 'hash' | 'data'>>
const nothingSaid = { tokenId: null, address: null, hash: null, data: {} }

function describe(log: ParsedLog): Described {
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
      const { verifier, administrator, reason } = log.args
      const data = storable({ administrator: toAddress(administrator), reason })
      return { kind: 'verifier-suspended', address: toAddress(verifier), data }
    }
    case 'AttestationRevoked': {
      const { verifier, digest, reason } = log.args
      return { kind: 'attestation-revoked', address: toAddress(verifier), hash: digest, data: { reason } }
    }
  }
}

/** Anybody can put a zero byte into a text on the chain, and PostgreSQL stores none: one such event would stop the index. */
function storable(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text.replaceAll('\0', '\ufffd').toWellFormed()]),
  )
}
