import { signedRecordsKept } from '@did/domain/attestation/limits'

/**
 * Tells an owner who asks a verifier what the verifier keeps
 * (docs/decisions/0056-what-a-verifier-keeps.md).
 */
export const keptByVerifier = `Lo que confirma una entidad verificadora queda en sus propios registros, aunque cambies la declaración. Si eliminas tu cuenta, queda allí ${signedRecordsKept.years} años como máximo.`
