import type { Address } from '@did/domain/hex'
import { zeroAddress } from 'viem'
import { getAddress } from 'viem/utils'
import type { DidDocument, DidService, VerificationMethod } from './did-document.ts'
import { decodeText, type EthrEvent } from './ethr-event.ts'
import { describeEthrKey } from './ethr-key.ts'

export type EthrIdentity = {
  did: string
  chainId: number
  address: Address
  /**
   * The 33 bytes of the public key that the DID contains, in hex without `0x`. It is null if the
   * DID contains an address instead.
   */
  publicKey: string | null
}
/**
 * The version of a did:ethr that a document describes. `block` is null for the newest version.
 * `now` is the time of the version, in seconds since 1970.
 */
export type EthrVersion = { block: number | null; now: bigint }
export type EthrDescription = {
  document: DidDocument
  isDeactivated: boolean
  /** The block of the last change in this version, or null for an identity without changes. */
  version: number | null
  /** The block of the first change after this version, or null when no change follows. */
  nextVersion: number | null
}

/**
 * The state of an identity after the events that were read so far. The key of a map's entry
 * consists of the kind and the name of the change that announced the entry, and of its delegate or
 * value.
 */
type Fold = {
  controller: Address
  delegates: number
  services: number
  keys: Map<string, VerificationMethod>
  authentication: Map<string, string>
  assertion: Map<string, string>
  agreement: Map<string, string>
  endpoints: Map<string, DidService>
}

/**
 * Builds an identity's document from its changes, with the same members as ethr-did-resolver
 * 11.1.3. A key or service keeps its number, even after others have ended.
 */
export function describeEthr(
  identity: EthrIdentity,
  history: readonly EthrEvent[],
  { block, now }: EthrVersion,
): EthrDescription {
  const isLater = (event: EthrEvent) => block !== null && event.block > block
  const counting = history.filter((event) => !isLater(event))
  const end = counting.findIndex((event) => event.kind === 'owner' && event.owner === zeroAddress)
  const isDeactivated = end !== -1
  // When an identity was given up, ethr-did-resolver reads no more events, not even for later
  // versions.
  const counted = isDeactivated ? counting.slice(0, end + 1) : counting
  const fold = openFold(identity.address)
  for (const event of counted) addEvent(fold, identity, event, now)
  const next = isDeactivated ? undefined : history.find(isLater)
  return {
    document: isDeactivated ? emptyDocument(identity.did) : writeDocument(identity, fold),
    isDeactivated,
    version: counted.at(-1)?.block ?? null,
    nextVersion: next?.block ?? null,
  }
}

function openFold(controller: Address): Fold {
  return {
    controller,
    delegates: 0,
    services: 0,
    keys: new Map(),
    authentication: new Map(),
    assertion: new Map(),
    agreement: new Map(),
    endpoints: new Map(),
  }
}

function addEvent(fold: Fold, identity: EthrIdentity, event: EthrEvent, now: bigint): void {
  if (event.kind === 'owner') {
    fold.controller = event.owner
    return
  }
  const place = `${event.kind} ${event.name} ${event.kind === 'delegate' ? event.delegate : event.value}`
  const holds = event.validTo > 0n && event.validTo >= now
  if (event.kind === 'delegate') addDelegate(fold, identity, event, { place, holds })
  else addAttribute(fold, identity, event, { place, holds })
  if (holds) return
  for (const each of [fold.keys, fold.authentication, fold.assertion, fold.endpoints]) each.delete(place)
}

type Entry = { place: string; holds: boolean }

function addDelegate(
  fold: Fold,
  { did, chainId }: EthrIdentity,
  { name, delegate }: Extract<EthrEvent, { kind: 'delegate' }>,
  { place, holds }: Entry,
): void {
  fold.delegates += 1
  if (!holds || (name !== 'sigAuth' && name !== 'veriKey')) return
  const id = `${did}#delegate-${fold.delegates}`
  if (name === 'sigAuth') fold.authentication.set(place, id)
  fold.assertion.set(place, id)
  fold.keys.set(place, recoveryMethod(id, did, `eip155:${chainId}:${getAddress(delegate)}`))
}

function addAttribute(
  fold: Fold,
  { did }: EthrIdentity,
  { name, value }: Extract<EthrEvent, { kind: 'attribute' }>,
  { place, holds }: Entry,
): void {
  const [, section, algorithm = '', , purpose, , encoding] =
    /^did\/(pub|svc)\/(\w+)(\/(\w+))?(\/(\w+))?$/.exec(name) ?? []
  if (!holds) {
    // An attribute that has ended still takes a number, even if the rest of its name is unreadable.
    if (name.startsWith('did/pub/')) fold.delegates += 1
    if (name.startsWith('did/svc/')) fold.services += 1
    return
  }
  if (section === 'svc') {
    fold.services += 1
    const text = decodeText(value)
    if (text === null) return
    fold.endpoints.set(place, { id: `${did}#service-${fold.services}`, type: algorithm, serviceEndpoint: parse(text) })
  }
  if (section !== 'pub') return
  fold.delegates += 1
  const id = `${did}#delegate-${fold.delegates}`
  const key = describeEthrKey({ id, controller: did }, { algorithm, purpose, encoding, value })
  if (key === null) return
  fold.keys.set(place, key)
  if (purpose === 'enc') fold.agreement.set(place, id)
  else fold.assertion.set(place, id)
  if (purpose === 'sigAuth') fold.authentication.set(place, id)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function emptyDocument(did: string) {
  return { id: did, verificationMethod: [], authentication: [], assertionMethod: [] }
}

function writeDocument({ did, chainId, address, publicKey }: EthrIdentity, fold: Fold): DidDocument {
  const account = `eip155:${chainId}:${getAddress(fold.controller)}`
  const methods = [recoveryMethod(`${did}#controller`, did, account)]
  // The key that the DID contains counts only while no other address controls the identity.
  if (publicKey !== null && fold.controller === address)
    methods.push({
      id: `${did}#controllerKey`,
      type: 'EcdsaSecp256k1VerificationKey2019',
      controller: did,
      publicKeyHex: publicKey,
    })
  const own = methods.map(({ id }) => id)
  return {
    id: did,
    verificationMethod: [...methods, ...fold.keys.values()],
    authentication: [...own, ...fold.authentication.values()],
    assertionMethod: [...own, ...fold.assertion.values()],
    ...(fold.endpoints.size > 0 && { service: [...fold.endpoints.values()] }),
    ...(fold.agreement.size > 0 && { keyAgreement: [...fold.agreement.values()] }),
  }
}

function recoveryMethod(id: string, controller: string, blockchainAccountId: string): VerificationMethod {
  return { id, type: 'EcdsaSecp256k1RecoveryMethod2020', controller, blockchainAccountId }
}
