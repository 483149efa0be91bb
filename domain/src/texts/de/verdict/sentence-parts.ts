import type { RevocationReason } from '../../../attestation/revocation-reason.ts'

/** This word begins a sentence. */
export const unnamedOwner = 'Die Person, der die Angabe gehört,'

export const on = (signedOn: string | null) => (signedOn === null ? '' : ` am ${signedOn}`)
export const because = (reason: string | null) => (reason === null ? '' : `. Grund: ${reason}`)

export const reasonTexts: Record<RevocationReason, string> = {
  'issued-by-mistake': 'irrtümlich bestätigt',
  'no-longer-true': 'trifft nicht mehr zu',
  'holder-request': 'auf Wunsch der Person, der die Angabe gehört',
  'key-compromised': 'jemand anderes hat womöglich den Schlüssel der Prüfstelle benutzt',
  other: 'nicht genannt',
}
