import { randomBytes } from 'node:crypto'
import { buildAskerSigningRequest, type HashedRequest } from '@did/credentials/request-for-proof/request-for-proof'
import type { AppConfig } from '@did/domain/app-config'
import type { RequestForProof } from '@did/domain/proof/request-for-proof'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import type { Person } from '../rig/builders.ts'
import type { Client } from '../rig/client.ts'
import { randomId } from '../vault/vault-builders.ts'

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

export async function askForProof({ client }: Person, change: Partial<RequestForProof> = {}) {
  const request = buildRequestForProof(change)
  const asker = await signRequestForProof(client, request)
  await client.ok('POST', '/api/proof-requests', { ...request, asker })
  return { ...request, asker }
}
