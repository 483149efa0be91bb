/** The HTML document and the installed app show these texts before any code runs. */
export const documentTexts = {
  shortName: 'DID Verify',
  description:
    'Keep proof of your education, job or identity in one place. Have it checked once, and show only what is asked for.',
  needsScript: 'DID Verification checks credentials in your browser and needs JavaScript for it.',
  scan: 'Scan QR',
} as const
