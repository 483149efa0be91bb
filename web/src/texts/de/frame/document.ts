export const documentTexts = {
  shortName: 'DID Verify',
  description:
    'Bewahren Sie Nachweise über Bildung, Arbeit oder Identität an einem Ort auf. Lassen Sie sie einmal prüfen und zeigen Sie nur, wonach gefragt wird.',
  needsScript: 'DID Verification prüft Nachweise in Ihrem Browser und braucht dafür JavaScript.',
  scan: 'QR-Code scannen',
} as const
