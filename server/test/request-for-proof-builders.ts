import { randomBytes } from 'node:crypto'
import { attestationDomain } from '@did/credentials/attestation-domain'
import { buildAskerSigningRequest, type HashedRequest } from '@did/credentials/request-for-proof'
import type { AppConfig } from '@did/domain/app-config'
import type { RequestForProof } from '@did/domain/request-for-proof'
import type { Person } from './builders.ts'
import type { Client } from './client.ts'
import { randomId } from './vault-builders.ts'

const bytes32 = () => `0x${randomBytes(32).toString('hex')}` as const

export function buildRequestForProof(change: Partial<RequestForProof> = {}): RequestForProof {
  return {
    id: randomId() as RequestForProof['id'],
    statement: {
      type: 'AgeProof',
      clauses: [{ field: 'dateOfBirth', encoding: 'date', mode: 'range', most: '2008-11-21' }],
    },
    audience: 'Club Aurora',
    nonce: bytes32(),
    publicKey: bytes32(),
    expiresAt: new Date(Date.now() + 600_000).toISOString(),
    asker: null,
    ...change,
  }
}

/** Signed by the wallet, as an asker that says who it is. */
export async function signRequestForProof(
  client: Client,
  request: HashedRequest,
): Promise<NonNullable<RequestForProof['asker']>> {
  const domain = attestationDomain(await client.ok<AppConfig>('GET', '/api/config'))
  const { types: allTypes, ...typedData } = buildAskerSigningRequest(domain, request)
  const { EIP712Domain: _, ...types } = allTypes
  const address = client.address
  return { address, signature: await client.account.signTypedData({ ...typedData, types } as never) }
}

/** Asked by this person, who says so. */
export async function askForProof({ client }: Person, change: Partial<RequestForProof> = {}) {
  const request = buildRequestForProof(change)
  const asker = await signRequestForProof(client, request)
  await client.ok('POST', '/api/proof-requests', { ...request, asker })
  return { ...request, asker }
}
