/** `issuer` is a domain, a name from the registry, a wallet's address or a DID. */
export type ForeignTold = { issuer: string; at: string }
type Sentence = (told: ForeignTold) => string
type Headline = { title: string; sentence: Sentence }

/** Each finding about a credential of other people's software has one sentence. */
export const foreignSentences = {
  'foreign-unchanged': () => 'Der Inhalt ist genau das, was der Aussteller signiert hat',
  'foreign-changed': () => 'Der Inhalt ist nicht das, was der Aussteller signiert hat',
  'foreign-unsigned': () => 'Niemand hat den Nachweis signiert',
  'foreign-contradictory': () => 'Der Nachweis widerspricht sich dabei, wer ihn für wen ausgestellt hat',
  'foreign-by-another': () => 'Der genannte Aussteller hat den Nachweis nicht signiert',
  'foreign-key-not-listed': () => 'Signiert mit einem Schlüssel, den der Aussteller nicht für Nachweise aufführt',
  'foreign-unsupported': () => 'Auf eine Weise signiert, die diese Seite nicht prüfen kann',
  'foreign-key-unchecked': () =>
    'Der Schlüssel des Ausstellers ließ sich nicht abrufen, deshalb konnte die Signatur nicht geprüft werden',
  'foreign-issuer-service': () => 'Ausgestellt von diesem Dienst',
  'foreign-issuer-accredited': ({ issuer, at }) => `Ausgestellt von ${issuer}, als Prüfstelle bekannt seit ${at}`,
  'foreign-issuer-domain': ({ issuer }) =>
    `Ausgestellt von denen, die ${issuer} betreiben: Von dort hat dieser Dienst den Schlüssel abgerufen; wer das ist, hat hier niemand überprüft`,
  'foreign-issuer-stranger': () => 'Ausgestellt von Unbekannt: Niemand hier weiß, wem dieser Schlüssel gehört',
  'foreign-issuer-suspended': ({ at }) => `Ausgestellt von einer Prüfstelle, die seit ${at} gesperrt ist`,
  'foreign-issuer-unchecked': () => 'Wer der Aussteller ist, konnte nicht geprüft werden',
  'foreign-not-revoked': () => 'Nicht zurückgezogen, laut der signierten Liste des Ausstellers',
  'foreign-revoked': () => 'Vom Aussteller zurückgezogen, laut seiner signierten Liste',
  'foreign-suspended': () => 'Zurzeit vom Aussteller gesperrt, laut seiner signierten Liste',
  'foreign-status-unchecked': () => 'Ob der Nachweis zurückgezogen ist, konnte nicht geprüft werden',
  'foreign-no-status': () =>
    'Der Nachweis nennt keine Liste zurückgezogener Nachweise, deshalb kann der Aussteller ihn nicht zurückziehen',
  'foreign-valid-until': ({ at }) => `Gültig bis ${at}`,
  'foreign-without-end': () => 'Gilt ohne Enddatum',
  'foreign-expired': ({ at }) => `Abgelaufen am ${at}`,
  'foreign-not-valid-yet': ({ at }) => `Erst ab ${at} gültig`,
  'foreign-dates-unreadable': () => 'Die Daten zur Gültigkeit lassen sich nicht lesen',
  'foreign-attestation-kept-back': () =>
    'Nur vom Dienst signiert: Die Bestätigung, die die Prüfstelle signiert hat, wurde nicht mitgegeben',
  'foreign-attestation-differs': () =>
    'Im Nachweis steht etwas anderes als in der Bestätigung, die die Prüfstelle signiert hat',
  'foreign-fields-bare': () =>
    'Einige Felder sind nur vom Dienst signiert: Die Signatur der Prüfstelle dafür wurde nicht mitgegeben',
} as const satisfies Record<string, Sentence>

const notGenuine = 'Nicht echt'
const noReliance = 'Verlassen Sie sich nicht auf diesen Nachweis'
const notAllChecked = 'Nicht alles konnte geprüft werden'

export const foreignGenuine: Headline = {
  title: 'Auf diesen Nachweis können Sie sich verlassen',
  sentence: ({ issuer }) => `${issuer} hat ihn ausgestellt, und nichts wurde verändert.`,
}

/** Each finding that did not pass has a headline. */
export const foreignHeadlines = {
  'foreign-changed': {
    title: notGenuine,
    sentence: () =>
      `${noReliance}: Er wurde nach der Signatur des Ausstellers verändert, oder der Aussteller hat ihn nie signiert.`,
  },
  'foreign-unsigned': {
    title: notGenuine,
    sentence: () => `${noReliance}: Niemand hat ihn signiert, also kann ihn jeder geschrieben haben.`,
  },
  'foreign-contradictory': {
    title: notGenuine,
    sentence: () => `${noReliance}: Seine Teile widersprechen sich.`,
  },
  'foreign-by-another': {
    title: notGenuine,
    sentence: () => `${noReliance}: Der genannte Aussteller hat ihn nicht signiert.`,
  },
  'foreign-key-not-listed': {
    title: notGenuine,
    sentence: () => `${noReliance}: Der Aussteller führt den Schlüssel nicht auf, mit dem er signiert ist.`,
  },
  'foreign-unsupported': {
    title: 'Dieser Nachweis konnte nicht geprüft werden',
    sentence: () =>
      'Diese Seite kennt seine Art der Signatur nicht. Bitten Sie um den Nachweis in einem anderen Format.',
  },
  'foreign-key-unchecked': {
    title: 'Dieser Nachweis konnte nicht geprüft werden',
    sentence: () => 'Der Schlüssel des Ausstellers fehlt, und ohne ihn kann niemand die Signatur prüfen.',
  },
  'foreign-issuer-domain': {
    title: 'Von einer Domain signiert',
    sentence: ({ issuer }) =>
      `Wer ${issuer} betreibt, hat genau das signiert. Verlassen Sie sich so weit darauf, wie Sie dieser Domain vertrauen, und lesen Sie ihren Namen Buchstabe für Buchstabe.`,
  },
  'foreign-issuer-stranger': {
    title: 'Von Unbekannt signiert',
    sentence: () =>
      'Seit der Signatur wurde nichts verändert, aber niemand hier weiß, von wem sie stammt. So einen Schlüssel kann sich jeder erstellen.',
  },
  'foreign-issuer-suspended': {
    title: 'Der Aussteller ist gesperrt',
    sentence: () =>
      'Der Aussteller war einmal eine bekannte Prüfstelle und ist es nicht mehr. Fragen Sie dort nach, bevor Sie sich auf den Nachweis verlassen.',
  },
  'foreign-issuer-unchecked': {
    title: notAllChecked,
    sentence: () =>
      'Die Antwort der Blockchain über den Aussteller fehlt, deshalb kann hier niemand sagen, wer er ist.',
  },
  'foreign-revoked': {
    title: 'Zurückgezogen',
    sentence: () => `${noReliance}: Der Aussteller hat ihn zurückgezogen.`,
  },
  'foreign-suspended': {
    title: 'Gesperrt',
    sentence: () => 'Verlassen Sie sich zurzeit nicht auf diesen Nachweis: Der Aussteller hat ihn gesperrt.',
  },
  'foreign-status-unchecked': {
    title: notAllChecked,
    sentence: () =>
      'Die signierte Liste zurückgezogener Nachweise fehlt. Der Aussteller kann diesen also zurückgezogen haben.',
  },
  'foreign-expired': {
    title: 'Dieser Nachweis ist abgelaufen',
    sentence: ({ at }) => `Er war gültig bis ${at}.`,
  },
  'foreign-not-valid-yet': {
    title: 'Dieser Nachweis ist noch nicht gültig',
    sentence: ({ at }) => `Er gilt erst ab ${at}.`,
  },
  'foreign-dates-unreadable': {
    title: notGenuine,
    sentence: () => `${noReliance}: Die Daten zu seiner Gültigkeit lassen sich nicht lesen.`,
  },
  'foreign-attestation-kept-back': {
    title: 'Nur vom Dienst signiert',
    sentence: () =>
      'Die Bestätigung, die die Prüfstelle signiert hat, wurde nicht mitgegeben. Bitten Sie um den Nachweis mit allen Teilen.',
  },
  'foreign-attestation-differs': {
    title: notGenuine,
    sentence: () => `${noReliance}: Was darin steht, hat die Prüfstelle nie bestätigt.`,
  },
  'foreign-fields-bare': {
    title: 'Einige Felder sind nur vom Dienst signiert',
    sentence: () =>
      'Die Signatur der Prüfstelle für diese Felder wurde nicht mitgegeben. Bitten Sie um den Nachweis mit allen Teilen.',
  },
} as const satisfies Record<string, Headline>
