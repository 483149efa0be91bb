/** How a claim is reworded. */
export const editClaimTexts = {
  keeps:
    'This claim was verified, so it stays as it is. What you write here becomes a new claim, which is not verified yet.',
  replaces: 'Verifiers you have asked already will see the new text.',
  cancel: 'Cancel',
  submit: 'Save Changes',
  submitNew: 'Save as New Claim',
  saved: { title: 'Claim Updated', description: 'Your changes are saved.' },
  added: { title: 'New Version Added', description: 'The verified claim is unchanged.' },
} as const
