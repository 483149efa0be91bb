import { signedRecordsKept } from '@did/domain/attestation/limits'

export const keptByVerifier = `Lo que confirma una entidad verificadora queda en sus propios registros, aunque cambies la declaración. Si eliminas tu cuenta, queda allí ${signedRecordsKept.years} años como máximo.`
