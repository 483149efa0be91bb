import { createChainReader } from '@did/credentials/chain/chain-reader'
import { type Signed, signByEd25519Signer } from '@did/credentials/data-integrity/add-proof'
import { isAsConfirmed, type OwnConfirmations } from '@did/credentials/portable/is-as-confirmed'
import { judgeContractSignature } from '@did/credentials/signature/contract-signature'
import { isAppError } from '@did/domain/errors'
import type { Address } from '@did/domain/hex'
import type { CredentialOfferId } from '@did/domain/portable/credential-offer'
import type { CredentialToSign } from '@did/domain/portable/credential-to-sign'
import { issuerKeyCalls as calls } from '@did/domain/portable/issuer-key-calls'
import { api } from '../../lib/api.ts'
import { ConnectionError } from '../../lib/api-error.ts'
import { getAppConfig } from '../../lib/app-config.ts'
import { dateNow } from '../../lib/page/device-clock.ts'
import { findBrowserKey } from './browser-key.ts'

/**
 * What became of a waiting credential. `differs`: the credential is not what the verifier
 * confirmed. `unsignable`: no signature could be made that the service accepts. `later`: something
 * else failed, so the page tries again.
 */
export type Outcome = 'signed' | 'differs' | 'unsignable' | 'later'

type Verifier = { identity: Address; organization: string | null }

/**
 * The service wrote these credentials, so the page first compares every member with the attestation
 * that the verifier's wallet signed. A credential that cannot be signed does not hold up the
 * credentials after it, because its owner may have made it so on purpose.
 */
export async function signCredentials(
  waiting: readonly CredentialToSign[],
  verifier: Verifier,
): Promise<Map<CredentialOfferId, Outcome>> {
  const own = await describeOwn(verifier)
  const outcomes = new Map<CredentialOfferId, Outcome>()
  for (const each of waiting) {
    const key = await findBrowserKey(each.publicKeyMultibase)
    const outcome = key && (await signOne(each, key, own))
    if (outcome === null) continue
    outcomes.set(each.id, outcome)
    if (outcome !== 'signed') await setAside(each)
  }
  return outcomes
}

/** Returns null if the credential waits no more, for example because another page has signed it. */
async function signOne(
  { id, method, credential }: CredentialToSign,
  key: CryptoKey,
  own: OwnConfirmations,
): Promise<Outcome | null> {
  const isConfirmed = await tryTo(() => isAsConfirmed(credential, own))
  if (isConfirmed === null) return 'later'
  if (!isConfirmed) return 'differs'
  const sign = async ({ data }: { data: Uint8Array }) =>
    new Uint8Array(await crypto.subtle.sign('Ed25519', key, Uint8Array.from(data)))
  const signed = await tryTo(() => signByEd25519Signer(credential, { id: method, sign }, dateNow()))
  return signed === null ? 'unsignable' : handIn(id, signed)
}

async function handIn(id: CredentialOfferId, credential: Signed<Record<string, unknown>>): Promise<Outcome | null> {
  try {
    await api(calls.signCredential, { params: { id }, body: { credential } })
    return 'signed'
  } catch (error) {
    // Without the server, every other credential would fail, too.
    if (error instanceof ConnectionError) throw error
    if (isAppError(error, 'not-found')) return null
    return isAppError(error, 'credential-proof-invalid') ? 'unsignable' : 'later'
  }
}

/**
 * Tells the service that this browser could not sign the credential, so that it comes last in the
 * next list. The owner and the wallet learn of it if no key can sign the credential.
 */
async function setAside({ id }: CredentialToSign): Promise<void> {
  await tryTo(async () => api(calls.setCredentialAside, { params: { id } }))
}

async function tryTo<Result>(doIt: () => Promise<Result>): Promise<Result | null> {
  try {
    return await doIt()
  } catch (error) {
    console.warn('A credential that waits for a signature caused an error', error)
    return null
  }
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
    judge: async (question) => {
      const isAccepted = await judgeContractSignature(reader, question)
      // The credential differs in nothing if the chain does not answer, so the page tries again.
      if (isAccepted === 'unknown') throw new Error('the chain did not answer')
      return isAccepted
    },
  }
}
