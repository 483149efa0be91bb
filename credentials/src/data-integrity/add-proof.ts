/// <reference path="./digitalbazaar.d.ts" />
import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite as eddsaRdfc2022 } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import { issue } from '@digitalbazaar/vc'
import { loadBundledContext } from './bundled-contexts.ts'

export type Signed<Credential> = Credential & { proof: object }

/**
 * Signs bytes with an Ed25519 key whose DID URL is `id`. The secret may stay outside, for example
 * in the browser's key store.
 */
export type Ed25519Signer = { id: string; sign: (input: { data: Uint8Array }) => Promise<Uint8Array> }

/**
 * Adds an `eddsa-rdfc-2022` proof (Data Integrity EdDSA Cryptosuites 1.0) to a credential of the
 * data model 2.0. Throws for a malformed credential, and for a context that is not bundled.
 */
export function signByEd25519Signer<Credential extends object>(
  credential: Credential,
  signer: Ed25519Signer,
  now: Date,
): Promise<Signed<Credential>> {
  return addProof(credential, { signer: { ...signer, algorithm: 'Ed25519' }, cryptosuite: eddsaRdfc2022 }, now)
}

/** Adds a Data Integrity proof of the given cryptosuite. Its time is `now` without milliseconds. */
export async function addProof<Credential extends object>(
  credential: Credential,
  signing: { signer: Signer; cryptosuite: Cryptosuite },
  now: Date,
): Promise<Signed<Credential>> {
  const suite = new DataIntegrityProof({ ...signing, date: now.toISOString().replace(/\.\d+Z$/, 'Z') })
  const unsigned = { ...credential } as JsonDocument
  return (await issue({ credential: unsigned, suite, documentLoader: loadBundledContext, now })) as Signed<Credential>
}
