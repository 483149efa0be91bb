import type { SecretMultikey } from '@did/credentials/data-integrity/sign-credential'
import { writeMultikey } from '@did/credentials/did/public-key'
import { ed25519 } from '@noble/curves/ed25519'
import { base58btc } from 'multiformats/bases/base58'
import type { Context } from '../../context.ts'

/** This multicodec varint stands before an Ed25519 private key. */
const secretPrefix = [0x80, 0x26]

/**
 * Only this process has the key. Its did:key belongs to nobody, so its signature proves nothing.
 */
export function drawThrowAwayKey({ randomBytes }: Pick<Context, 'randomBytes'>): SecretMultikey {
  const secret = randomBytes(32)
  const bytes = Uint8Array.from(ed25519.getPublicKey(secret))
  const publicKeyMultibase = writeMultikey({ curve: 'Ed25519', bytes })
  const controller = `did:key:${publicKeyMultibase}`
  const secretKeyMultibase = base58btc.encode(Uint8Array.of(...secretPrefix, ...secret))
  return { id: `${controller}#${publicKeyMultibase}`, controller, publicKeyMultibase, secretKeyMultibase }
}
