import { quoteWords } from '@did/domain/proof/quote-words'

export const passkeysTexts = {
  heading: 'Ihre Passkeys',
  lead: 'Jeder davon öffnet diese Identität. Mit einem zweiten sperrt ein verlorenes Handy Sie nicht aus.',
  loading: 'Ihre Passkeys werden gesucht',
  loadFailed: 'Ihre Passkeys konnten nicht gelesen werden.',
  name: (place: number, day: string) => `Passkey ${place}, seit dem ${day}`,
  inUse: 'Hier in Gebrauch',
  add: 'Weiteren Passkey hinzufügen',
  adding: 'Bitte bestätigen …',
  how: 'Für einen Sicherheitsschlüssel oder ein Handy in der Nähe, das Ihr Browser findet. Ihr jetziger Passkey bestätigt es einmal.',
  unfinished: 'Ein neuer Passkey ist erstellt, aber noch nicht bestätigt.',
  finish: 'Bestätigen',
  discard: 'Nicht hinzufügen',
  added: {
    title: 'Passkey hinzugefügt',
    description: 'Er öffnet diese Identität ab jetzt, auch wenn Ihr anderer Passkey verloren geht.',
  },
  remove: (name: string) => `Entfernen: ${name}`,
  removal: {
    text: (name: string) =>
      `${quoteWords(name)} entfernen? Auf keinem Gerät können Sie sich dann noch damit anmelden oder etwas bestätigen. Noch einmal hinzufügen lässt er sich nicht. Falls er Ihre privaten Attribute öffnet, entfernen Sie ihn auch dort unter „Zugänge“. Bis dahin öffnet er noch jede Kopie davon. Falls jemand anderes ihn benutzt haben kann, wählen Sie in Ihrem Profil auch „Zu einem anderen Schlüssel umziehen“. Bis dahin bleibt gültig, was diese Person damit geholt hat, zum Beispiel ein Nachweis in einer Wallet.`,
    yes: 'Entfernen',
    no: 'Behalten',
    done: { title: 'Passkey entfernt', description: 'Er öffnet diese Identität nicht mehr.' },
  },
  unknown: {
    name: 'Ein Passkey, den dieser Dienst nicht kennt',
    text: 'Die Blockchain sagt, dass auch ein Passkey diese Identität öffnet, den dieser Dienst nicht kennt. Wenn er nicht Ihnen gehört, entfernen Sie ihn.',
    notice: {
      title: 'Ein Passkey, den dieser Dienst nicht kennt, öffnet diese Identität',
      text: 'Er wurde auf der Blockchain hinzugefügt, und dieser Dienst hat ihn nicht gespeichert. Wenn er nicht Ihnen gehört, entfernen Sie ihn.',
      action: 'Ihre Passkeys ansehen',
    },
  },
  unlisted:
    'Die Blockchain sagt nicht, welche Passkeys zu dieser Identität hinzugefügt wurden. Wir wissen deshalb nicht, ob es weitere gibt.',
  oneKey: {
    title: 'Diese Identität hat nur einen Schlüssel',
    text: 'Wenn Sie das Gerät mit Ihrem Passkey verlieren, kann Sie niemand wieder hineinlassen. Fügen Sie einen zweiten Passkey auf einem anderen Gerät oder einem Sicherheitsschlüssel hinzu.',
    action: 'Zweiten Passkey hinzufügen',
  },
} as const
