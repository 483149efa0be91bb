/** Texts for anybody who asks a wallet of other people's software to show a claim (OpenID4VP). */
export const anyWalletTexts = {
  title: 'Aus jeder Wallet',
  lead: 'Manche haben eine geprüfte Angabe in einer anderen Wallet auf ihrem Handy. Bitten Sie diese Wallet, die Angabe hier zu zeigen.',
  form: {
    kind: 'In welcher Form hat die Wallet die Angabe?',
    configuration: {
      claim_sd_jwt: 'SD-JWT: Die Person wählt, was sie zeigt. Nehmen Sie diese Form, wenn Sie unsicher sind',
      claim_jwt: 'JWT: in älteren Wallets. Zeigt alles',
      claim_ldp: 'VC 2.0: von der Prüfstelle selbst signiert. Zeigt alles',
      claim_ob: 'Open Badge: ein Abschluss oder Zertifikat, von der Prüfstelle selbst signiert. Zeigt alles',
    },
    withName: 'Auch nach dem Namen der Person fragen',
    code: 'Code zeigen',
    link: 'Wallet auf diesem Gerät nutzen',
    browser: 'Den Browser fragen lassen',
  },
  scan: 'Lassen Sie die Person diesen Code mit ihrer Wallet scannen.',
  qrAlt: 'Code, der eine Wallet bittet, eine Angabe zu zeigen',
  open: 'Wallet öffnen',
  openHint: 'Die Wallet führt Sie auf diese Seite zurück.',
  copy: 'Link kopieren',
  ends: (time: string) => `Die Anfrage lässt sich einmal beantworten, bis ${time}.`,
  waiting: 'Wartet auf die Wallet',
  unreachable: 'Der Dienst antwortet im Moment nicht. Diese Seite fragt weiter.',
  notMade: 'Die Anfrage konnte nicht erstellt werden.',
  notAsked: 'Der Browser hat keine Antwort weitergegeben',
  notAskedText: 'Sie können stattdessen einen Code zeigen.',
  again: 'Noch einmal fragen',
  expired: {
    title: 'Diese Anfrage ist abgelaufen',
    text: 'Keine Wallet hat sie beantwortet. Bitte fragen Sie noch einmal.',
  },
  nothingShown:
    'Jemand, der den Code hat, hat geantwortet, dass nichts gezeigt wird. Diese Seite wartet weiter auf eine Antwort.',
  refused: {
    title: 'Diese Anfrage ist abgelaufen',
    text: 'Jemand, der den Code hatte, hat geantwortet, dass nichts gezeigt wird. Bitte fragen Sie noch einmal.',
  },
  loading: 'Antwort wird geprüft',
} as const
