export const trialInboxTexts = {
  heading: 'Posteingang dieses Probebetriebs',
  lead: 'Ein Probebetrieb sendet keine E-Mails. Was er gesendet hätte, steht hier.',
  empty: 'Noch keine E-Mail.',
  loading: 'Posteingang wird geladen',
  loadFailure: 'Der Posteingang konnte nicht geladen werden.',
  to: (address: string) => `An ${address}`,
} as const
