import { signedRecordsKept } from '@did/domain/attestation/limits'

export const keptByVerifier = `Was eine Prüfstelle bestätigt, bleibt in ihren eigenen Unterlagen, auch wenn Sie die Angabe ändern. Wenn Sie Ihr Konto löschen, bleibt es dort höchstens ${signedRecordsKept.years} Jahre.`
