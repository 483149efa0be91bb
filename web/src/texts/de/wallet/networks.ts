export const networkTexts = {
  switch: 'Netzwerk wechseln',
  switching: 'Wird gewechselt …',
  lead: 'Wählen Sie das Netzwerk für Ihre Wallet. Was Sie hier haben, bleibt, wie es ist.',
  search: 'Netzwerke suchen …',
  list: 'Netzwerke',
  none: 'Kein Netzwerk gefunden.',
  retired: 'Eingestellt',
  current: 'Verbunden',
  used: 'Von dieser Website benutzt',
  changed: { title: 'Netzwerk gewechselt', description: (name: string) => `Verbunden mit ${name}` },
  failed: {
    title: 'Netzwerk nicht gewechselt',
    rejected: 'Der Wechsel wurde abgelehnt. Bitte bestätigen Sie ihn in Ihrer Wallet.',
    pending: 'Ihre Wallet fragt schon nach dem Wechsel. Bitte antworten Sie dort.',
    otherwise: 'Das Netzwerk ließ sich nicht wechseln. Bitte versuchen Sie es noch einmal.',
  },
} as const
