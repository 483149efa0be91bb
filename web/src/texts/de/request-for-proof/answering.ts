import { quoteWords } from '@did/domain/proof/quote-words'
export const answerTexts = {
  title: 'Mit einem Beweis antworten',
  loading: 'Anfrage wird geladen',
  failed: 'Die Anfrage konnte nicht geladen werden.',
  asks: (fact: string) =>
    `Sie werden gebeten zu beweisen: Eine Ihrer Angaben ist ausgestellt für eine Person, ${fact}.`,
  from: 'Wer fragt',
  accredited: (organization: string) => `${quoteWords(organization)}, eine akkreditierte Organisation`,
  website: 'Website',
  unknownAsker: 'Unbekannt',
  unknownText:
    'Niemand hat überprüft, wer hier fragt, gleich unter welchem Namen. Antworten Sie nur, wenn Sie wissen, wer Ihnen den Code zeigt.',
  checkingAsker: 'Es wird nachgesehen, wer fragt …',
  askerUnchecked: 'Wer fragt, ließ sich nicht nachsehen. Gehen Sie davon aus, dass Sie es nicht wissen.',
  audience: 'In eigenen Worten',
  until: 'Beantworten bis',
  matching: 'Zeichen zum Vergleichen',
  matchingHint:
    'Dieselben Zeichen stehen auf dem Bildschirm, von dem die Frage kommt. Weicht eines ab, antworten Sie nicht: Dann hat jemand einen anderen Code weitergegeben.',
  shown:
    'Der Beweis verbirgt den Wert, nicht die Person. Wer fragt, sieht außerdem Art, Titel, Aussteller und Datum der Angabe, mit der Sie antworten, wer sie geprüft hat, und ihre DID.',
  different: {
    title: 'Danach fragt der Code nicht',
    text: 'Was dieser Dienst über die Anfrage sagt, weicht von dem Code ab, den Sie gescannt haben. Deshalb wird es nicht gezeigt. Nichts wurde gesendet. Bitten Sie um einen neuen Code.',
  },
  gone: {
    title: 'Diese Anfrage ist abgelaufen, oder es gab sie nie',
    text: 'Nichts wurde gesendet. Bitten Sie um einen neuen Code, wo man Ihnen diesen gezeigt hat.',
  },
  over: {
    title: 'Diese Anfrage ist abgelaufen',
    text: 'Sie nimmt keine Antwort mehr an. Bitten Sie um einen neuen Code.',
  },
  broken: {
    title: 'Dieser Link ist nicht vollständig',
    text: 'Ein Teil fehlt. Scannen Sie den Code noch einmal, oder bitten Sie um den ganzen Link.',
    scan: 'QR scannen',
  },
  connect: {
    text: 'Verbinden Sie die Wallet mit Ihren Angaben. Danach kommen Sie zu dieser Anfrage zurück.',
    action: 'Verbinden und antworten',
  },
  signIn: {
    text: 'Melden Sie sich mit Ihrer Wallet an, um zu antworten. Sie bleiben bei dieser Anfrage.',
    action: 'Anmelden und antworten',
  },
  noVault: {
    text: 'Sie haben noch keine privaten Attribute. Geben Sie sie zu einer Angabe ein, und lassen Sie sie von einer Prüfstelle bestätigen. Dann können Sie solche Anfragen beantworten.',
    action: 'Zu meinen Angaben',
  },
  locked: 'Öffnen Sie Ihre privaten Attribute, um zu antworten.',
  looking: 'Eine passende Angabe wird gesucht',
  lookFailed: 'Ihre Angaben konnten nicht durchsucht werden.',
  none: {
    text: (attributes: string) =>
      `Keine Ihrer geprüften Angaben enthält, was hier nötig ist: ${attributes}, von einer Prüfstelle als privates Attribut bestätigt.`,
    action: 'Zu meinen Angaben',
  },
  choose: 'Antworten mit',
  send: 'Beweisen und senden',
  sending: 'Beweis wird erstellt …',
  cancel: 'Abbrechen',
  sent: {
    title: 'Gesendet',
    text: 'Das Ergebnis erscheint gleich dort, wo gefragt wurde. Sonst kann niemand Ihre Antwort lesen, und sie zählt nur für diese Anfrage.',
  },
  notKept: { title: 'Antwort gesendet', description: 'Sie konnte nicht in Ihrem Tresor notiert werden.' },
} as const
