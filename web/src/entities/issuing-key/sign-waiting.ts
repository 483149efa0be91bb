import { createChainReader } from '@did/credentials/chain/chain-reader'
import { signByEd25519Signer } from '@did/credentials/data-integrity/add-proof'
import { isAsConfirmed, type OwnConfirmations } from '@did/credentials/portable/is-as-confirmed'
import { judgeContractSignature } from '@did/credentials/signature/contract-signature'
import type { Address } from '@did/domain/hex'
import type { CredentialToSign } from '@did/domain/portable/credential-to-sign'
import { issuerKeyCalls as calls } from '@did/domain/portable/issuer-key-calls'
import { api } from '../../lib/api.ts'
import { getAppConfig } from '../../lib/app-config.ts'
import { dateNow } from '../../lib/page/device-clock.ts'
import { findBrowserKey } from './browser-key.ts'

/** `refused` counts the credentials that differ from what the verifier confirmed. */
export type Signings = { signed: number; refused: number }

type Verifier = { identity: Address; organization: string | null }

/**
 * Signs the credentials that wait for an issuing key in this browser. The service wrote these
 * credentials, so the page first compares every member with the attestation that the verifier's
 * wallet signed.
 */
export async function signCredentials(waiting: readonly CredentialToSign[], verifier: Verifier): Promise<Signings> {
  const own = await describeOwn(verifier)
  const signings = { signed: 0, refused: 0 }
  for (const each of waiting) {
    const key = await findBrowserKey(each.publicKeyMultibase)
    if (key === null) continue
    if (await isAsConfirmed(each.credential, own)) {
      await handIn(each, key)
      signings.signed += 1
    } else signings.refused += 1
  }
  return signings
}

async function handIn({ id, method, credential }: CredentialToSign, key: CryptoKey): Promise<void> {
  const sign = async ({ data }: { data: Uint8Array }) =>
    new Uint8Array(await crypto.subtle.sign('Ed25519', key, Uint8Array.from(data)))
  const signed = await signByEd25519Signer(credential, { id: method, sign }, dateNow())
  await api(calls.signCredential, { params: { id }, body: { credential: signed } })
}

async function describeOwn({ identity, organization }: Verifier): Promise<OwnConfirmations> {
  const { chainId, didRegistry, rpcUrl } = await getAppConfig()
  const reader = createChainReader({ rpcUrl, fetch: (url, init) => fetch(url, init) })
  return {
    verifier: identity,
    chainId,
    didRegistry,
    publicUrl: location.origin,
    issuerName: organization,
    judge: (question) => judgeContractSignature(reader, question),
  }
}
