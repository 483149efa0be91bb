import { plural } from '../frame/plural.ts'

export const didsTexts = {
  heading: 'Ihre dezentrale Identität',
  readOnlyHeading: 'Dezentrale Identität',
  readOnly: {
    title: 'Eine Kennung, die nur Ihnen gehört',
    text: 'Eine DID ist ein NFT in Ihrer Wallet, auf einer öffentlichen Blockchain. Ihre Angaben hängen daran. Niemand kann sie abschalten.',
  },
  loading: 'Ihre DID wird geladen',
  loadFailure: 'Ihre DID konnte nicht geladen werden.',
  none: {
    title: 'Noch keine DID',
    text: 'Minten Sie eine DID, um ihr Angaben hinzuzufügen und sie prüfen zu lassen.',
  },
  mint: 'DID minten',
  card: {
    badge: 'DID-NFT',
    title: (tokenId: string) => `DID #${tokenId}`,
    shortTitle: 'Ihre DID',
    technical: 'Technische Details',
    created: 'Erstellt',
    lastUpdated: 'Zuletzt geändert',
    owner: 'Wallet',
  },
  offChain: {
    title: 'Noch nicht auf der Blockchain',
    text: 'Diese DID gibt es bisher nur hier. Was Prüfstellen bestätigen, zählt trotzdem. Minten Sie sie, dann gehört sie Ihnen auf der Blockchain. Ihre Angaben bleiben dabei.',
  },
  goneFromChain: {
    title: 'Nicht mehr auf der Blockchain',
    text: 'Die Blockchain ist auf einen Stand vor dem Minten dieser DID zurückgegangen. Ihre Angaben sind noch da. Minten Sie die DID noch einmal.',
  },
  others: {
    summary: (count: number) =>
      plural(count, { one: '# weitere DID in dieser Wallet', other: '# weitere DIDs in dieser Wallet' }),
    text: (tokenId: string) =>
      `Jede Angabe gehört zu einer DID. Jetzt sehen Sie DID #${tokenId} mit ihren Angaben. Wählen Sie eine andere, um deren Angaben zu sehen und neue hinzuzufügen.`,
    show: 'DID zeigen',
    onChain: 'Auf der Blockchain',
    offChain: 'Nicht auf der Blockchain',
  },
  transaction: {
    title: 'DID minten',
    success: 'Ihre DID wurde erstellt.',
  },
  toasts: {
    notConnected: {
      title: 'Wallet nicht verbunden',
      description: 'Bitte verbinden Sie eine Wallet, um eine DID zu minten',
    },
    failed: { title: 'Fehler beim Minten', description: 'Die DID konnte nicht gemintet werden' },
  },
  notSelected: 'Keine DID ausgewählt',
  mintedEventMissing: 'Das Ereignis DidMinted wurde nicht gefunden',
} as const
