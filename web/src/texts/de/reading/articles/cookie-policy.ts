import type { Article } from '../../../article.ts'
import { inYourBrowser } from './in-your-browser.ts'

export const cookieArticle: Article = {
  title: 'Cookie-Richtlinie',
  lead: 'Diese Software setzt ein Cookie, wenn Sie sich anmelden, und eines, wenn Sie eine Sprache wählen. Für Werbung oder Statistik hat sie keines. Deshalb fragt sie nach keiner Einwilligung.',
  sections: [
    {
      heading: 'Wofür sie das braucht',
      list: [
        'Mit dem einen Cookie bleiben Sie angemeldet. In einem Browser, der es ablehnt, können Sie alles lesen und prüfen, sich aber nicht anmelden.',
        'Die Einträge im Speicher Ihres Browsers merken sich, was Sie auf diesem Gerät gewählt oder begonnen haben. Sie werden nicht an den Server gesendet.',
        'Wer nur liest oder einen Link prüft, bekommt kein Cookie.',
        'Das andere Cookie merkt sich die Sprache, die Sie unten auf der Seite gewählt haben. Nur diese Wahl setzt es.',
      ],
    },
    inYourBrowser,
    {
      heading: 'Wie Sie es loswerden',
      list: [
        'Wenn Sie die Verbindung trennen, endet die Sitzung. Das Cookie ist weg, sobald der Server geantwortet hat.',
        'In den Einstellungen Ihres Browsers löschen Sie alles, was diese Website gespeichert hat. Entwürfe und was Sie auf diesem Gerät gewählt haben, sind dann weg. Ihre Angaben und Bestätigungen bleiben.',
      ],
    },
  ],
  next: { label: 'Lesen, was mit Ihren Daten geschieht', href: '/privacy-policy' },
}
