export const editClaimTexts = {
  keeps:
    'A verifier was asked about this claim, so it stays as it is. What you write here becomes a new claim, which is not verified yet.',
  replaces: 'No verifier has been asked about this claim yet, so your changes replace its text.',
  cancel: 'Cancel',
  submit: 'Save Changes',
  submitNew: 'Save as New Claim',
  withoutDate: 'Without a date, the new claim is dated to the day on which you save it.',
  keepsDate: (date: string) => `Without a date, the claim keeps ${date}.`,
  saved: { title: 'Claim Updated', description: 'Your changes are saved.' },
  added: {
    title: 'New Version Added',
    description: 'The earlier claim is unchanged. Nobody is asked about the new one yet.',
  },
} as const
