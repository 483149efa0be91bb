import type { RevocationReason } from '../../../attestation/revocation-reason.ts'

/** This word begins a sentence. */
export const unnamedOwner = 'Su titular'

export const on = (signedOn: string | null) => (signedOn === null ? '' : ` el ${signedOn}`)
export const because = (reason: string | null) => (reason === null ? '' : `: ${reason}`)

export const reasonTexts: Record<RevocationReason, string> = {
  'issued-by-mistake': 'se confirmó por error',
  'no-longer-true': 'ya no es cierta',
  'holder-request': 'lo pidió su titular',
  'key-compromised': 'puede que otra persona haya usado la clave de la entidad verificadora',
  other: 'por otro motivo',
}
