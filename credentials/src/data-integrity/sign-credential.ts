/// <reference path="./digitalbazaar.d.ts" />
import { from as fromEcdsa } from '@digitalbazaar/ecdsa-multikey'
import { cryptosuite as ecdsaRdfc2019 } from '@digitalbazaar/ecdsa-rdfc-2019-cryptosuite'
import { from as fromEd25519 } from '@digitalbazaar/ed25519-multikey'
import { addProof, type Signed, signByEd25519Signer } from './add-proof.ts'

/** A key as a Multikey (Controlled Identifiers 1.0, section 2.2.2), with its secret half. */
export type SecretMultikey = {
  id: string
  controller: string
  publicKeyMultibase: string
  secretKeyMultibase: string
}

/**
 * Adds an `ecdsa-rdfc-2019` proof (Data Integrity ECDSA Cryptosuites 1.0) by a P-256 key to a
 * credential of the data model 2.0. Throws for a malformed credential, and for a context that is
 * not bundled.
 */
export async function signByP256<Credential extends object>(
  credential: Credential,
  key: SecretMultikey,
  now: Date,
): Promise<Signed<Credential>> {
  const { signer } = await fromEcdsa({ type: 'Multikey', ...key })
  return addProof(credential, { signer: signer(), cryptosuite: ecdsaRdfc2019 }, now)
}

/** Adds an `eddsa-rdfc-2022` proof by an Ed25519 key. Throws in the same cases as `signByP256`. */
export async function signByEd25519<Credential extends object>(
  credential: Credential,
  key: SecretMultikey,
  now: Date,
): Promise<Signed<Credential>> {
  const { sign } = (await fromEd25519({ type: 'Multikey', ...key })).signer()
  return signByEd25519Signer(credential, { id: key.id, sign }, now)
}
