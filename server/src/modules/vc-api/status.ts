import { type SecretMultikey, signByEd25519 } from '@did/credentials/data-integrity/sign-credential'
import { statusListSize } from '@did/domain/attestation/status-list'
import type { Context } from '../../context.ts'
import { encodeBitstring } from '../status-lists/encode-list.ts'

export const listPath = '/vc-api/status/list'

/** The throw-away key's list never revokes anything. */
export function drawStatus({ config, randomBytes }: Pick<Context, 'config' | 'randomBytes'>) {
  const list = `${config.publicUrl}${listPath}`
  const index = Buffer.from(randomBytes(4)).readUInt32BE() % statusListSize
  return {
    id: `${list}#${index}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: String(index),
    statusListCredential: list,
  }
}

/** Signs the throw-away key's list as a credential (Bitstring Status List 1.0, section 2.2). */
export function signList({ config, now }: Pick<Context, 'config' | 'now'>, key: SecretMultikey) {
  const id = `${config.publicUrl}${listPath}`
  const list = {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: key.controller,
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: encodeBitstring([]),
    },
  }
  return signByEd25519(list, key, now())
}
