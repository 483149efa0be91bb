import { fileURLToPath } from 'node:url'
import type { Claim } from '@did/domain/claim/claim'
import { type CredentialOffer, credentialOfferSchema } from '@did/domain/portable/credential-offer'
import {
  type PresentationRequest,
  presentationProgressSchema,
  presentationRequestSchema,
} from '@did/domain/portable/presentation-request'
import { createVerifiedClaim, type Registered, register } from '@did/e2e/api'
import type { Node } from '@did/e2e/node'
import { findFreePort } from '@did/local/process/free-port'
import { installApart } from './install-apart.ts'
import type { Rig } from './rig.ts'

export type CredoRecord = { type: string; encoded: string }
export type CredoWallet = {
  receive: (offer: CredentialOffer) => Promise<CredoRecord>
  preparePresentation: (uri: string) => Promise<() => Promise<void>>
  isValid: (record: CredoRecord) => Promise<boolean>
  prepareIssuing: (payload: object, disclosureFrame: object) => Promise<() => Promise<unknown>>
  prepareChecking: (record: CredoRecord) => Promise<() => Promise<unknown>>
  stop: () => Promise<void>
}
type Credo = { openCredoWallet: () => Promise<CredoWallet> }
export type Site = { node: Node; owner: Registered; verifier: Registered; readCpuMs: () => Promise<number> }

export async function loadCredo(): Promise<Credo> {
  installApart(fileURLToPath(new URL('../credo', import.meta.url)))
  return import(new URL('../credo/wallet.mjs', import.meta.url).href)
}

export async function openSite(rig: Rig): Promise<Site> {
  const port = await findFreePort()
  const node = await rig.startNode({ METRICS_PORT: String(port), TRUST_PROXY: '127.0.0.1,::1' })
  const readCpuMs = async () => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]) * 1000
  }
  const owner = await register(node, rig.stack)
  const verifier = await register(node, rig.stack, { organization: 'University of Tests' })
  return { node, owner, verifier, readCpuMs }
}

export function makeClaim({ owner, verifier }: Site): Promise<Claim> {
  const fields = { type: 'education', title: 'Master of Science', description: 'Completed with distinction' }
  return createVerifiedClaim(owner, verifier, fields)
}

export async function makeOffer(
  { owner }: Site,
  { id }: Claim,
  configuration: string,
  deferred = false,
): Promise<CredentialOffer> {
  const path = `/api/claims/${id}/offers`
  return credentialOfferSchema.parse(await owner.session.call('POST', path, { configuration, deferred }))
}

let askers = 0

/** Each call comes from another address, so that no rate limit stops the bench. */
export async function makeRequest({ node }: Site, configuration: string): Promise<PresentationRequest> {
  const asker = `10.0.${askers >> 8}.${askers++ & 255}`
  const headers = { 'content-type': 'application/json', origin: node.publicUrl, 'x-forwarded-for': asker }
  const asked = { method: 'POST', headers, body: JSON.stringify({ configuration }) }
  const answer = await fetch(`${node.url}/api/presentation-requests`, asked)
  return presentationRequestSchema.parse(await answer.json())
}

export async function readState({ node }: Site, { id, secret }: PresentationRequest): Promise<string> {
  const headers = { authorization: `Bearer ${secret}` }
  const answer = await fetch(`${node.url}/api/presentation-requests/${id}`, { headers })
  return presentationProgressSchema.parse(await answer.json()).state
}
