import type { Article } from '../../../article.ts'
import { tutorialHeads } from './heads.ts'

export const introductionToDids: Article = {
  ...tutorialHeads['introduction-to-dids'],
  sections: [
    {
      heading: 'Eine Kennung, die niemand zuteilt',
      paragraphs: [
        'Eine Passnummer kommt von einem Staat, Zugangsdaten von einem Unternehmen. Beide kann man Ihnen nehmen. Eine dezentrale Kennung, eine DID, kommt von Ihnen: Sie erstellen sie mit einer Wallet, und nur wer die Wallet hat, kann sie benutzen.',
      ],
    },
    {
      heading: 'Die Wallet ist der Schlüssel',
      paragraphs: [
        'Eine Wallet ist ein Programm, das einen Schlüssel aufbewahrt und Sie fragt, bevor es ihn benutzt. Für diesen Dienst gibt es kein Passwort und nichts zum Zurücksetzen. Ist die Wallet verloren, ist es auch die DID: Bewahren Sie die Wiederherstellungswörter der Wallet auf Papier auf, wo nur Sie sie finden.',
      ],
    },
    {
      heading: 'Warum sie auf einer Blockchain steht',
      paragraphs: [
        'Eine öffentliche Blockchain sorgt dafür, dass alle dasselbe sehen und niemand es später ändern kann. Ihre DID steht dort als Token (NFT), der sich nicht übertragen lässt. Sie lässt sich also nicht verkaufen, und niemand kann sie aus Ihrer Wallet nehmen.',
      ],
    },
    {
      heading: 'Was sie nicht sagt',
      paragraphs: [
        'Eine DID allein sagt nichts über Sie: keinen Namen, keinen Geburtstag. Tatsachen kommen als Angaben hinzu. Auf der Blockchain steht von jeder nur ein Siegel, außer Sie veröffentlichen ihren Text. Und Sie entscheiden, wer welche liest.',
      ],
    },
    {
      heading: 'Was später mit ihr geschieht',
      list: [
        'Sie behalten dieselbe DID, wenn sich Ihre Stelle, Ihre Schule oder Ihre E-Mail-Adresse ändert.',
        'Sie können mehrere haben, zum Beispiel eine für die Arbeit, jede mit eigenen Angaben.',
        'Das Minten ist für immer eingetragen: Eine DID können Sie ungenutzt lassen, aber nicht löschen.',
      ],
    },
  ],
  next: { label: 'Ausprobieren: ohne Wallet umsehen', href: '/?view=dids' },
}

export const introductionFigure = {
  title: 'In einer Wallet ist eine DID, und an der DID hängen Angaben',
  description:
    'Links Ihre Wallet, die der Schlüssel ist. Sie enthält Ihre DID, ein Token auf der Blockchain. Unter der DID stehen drei Angaben: ein Abschluss, den eine Hochschule signiert hat, eine Stelle und eine Mitgliedschaft.',
  caption: 'Die DID ist öffentlich. Was in den Angaben steht, bleibt bei Ihnen, bis Sie es teilen.',
  wallet: 'Ihre Wallet',
  key: 'der Schlüssel',
  holds: 'enthält',
  did: 'Ihre DID',
  token: 'Token auf der Blockchain',
  claims: 'Ihre Angaben dazu',
  degree: 'Abschluss',
  signed: 'signiert',
  job: 'Stelle',
  membership: 'Mitglied',
  notYet: 'noch nicht',
} as const
