/** `issuer` is a domain, a name from the registry, a wallet's address or a DID. */
export type ForeignTold = { issuer: string; domain: string; at: string }
type Sentence = (told: ForeignTold) => string
type Headline = { title: string; sentence: Sentence }

export const foreignSentences = {
  'foreign-unchanged': () => 'Der Inhalt ist genau das, was der Aussteller signiert hat',
  'foreign-changed': () => 'Der Inhalt ist nicht das, was der Aussteller signiert hat',
  'foreign-unsigned': () => 'Niemand hat ihn signiert',
  'foreign-contradictory': () => 'Er widerspricht sich darin, wer ihn ausgestellt hat oder für wen',
  'foreign-by-another': () => 'Der Aussteller, den er nennt, hat ihn nicht signiert',
  'foreign-key-not-listed': () =>
    'Er ist mit einem Schlüssel signiert, den der Aussteller nicht für Nachweise angegeben hat',
  'foreign-key-ended': () => 'Er nennt einen Schlüssel, den der Aussteller widerrufen hat oder der abgelaufen ist',
  'foreign-unsupported': () => 'Er ist auf eine Weise signiert, die diese Seite nicht prüfen kann',
  'foreign-key-unchecked': () =>
    'Der Schlüssel des Ausstellers war nicht zu bekommen, deshalb konnte die Signatur nicht geprüft werden',
  'foreign-issuer-service': () => 'Ausgestellt von diesem Dienst',
  'foreign-issuer-accredited': ({ issuer, at }) => `Ausgestellt von ${issuer}, als Prüfstelle bekannt seit ${at}`,
  'foreign-issuer-domain': ({ issuer }) =>
    `Ausgestellt von der Stelle, die ${issuer} betreibt; ihren Schlüssel hat dieser Dienst dort geholt, und niemand hat hier überprüft, wer sie ist`,
  'foreign-issuer-folder': ({ issuer, domain }) =>
    `Ausgestellt von jemandem, der unter ${issuer} schreiben darf; den Schlüssel hat dieser Dienst dort geholt, und ${domain} kann jemand anderem gehören`,
  'foreign-issuer-stranger': () => 'Ausgestellt von unbekannter Stelle: Niemand weiß hier, wessen Schlüssel das ist',
  'foreign-issuer-suspended': ({ at }) => `Ausgestellt von einer Prüfstelle, die seit ${at} gesperrt ist`,
  'foreign-issuer-unchecked': () => 'Wer der Aussteller ist, konnte nicht geprüft werden',
  'foreign-not-revoked': () => 'Laut der signierten Liste des Ausstellers nicht zurückgezogen',
  'foreign-revoked': () => 'Laut der signierten Liste des Ausstellers zurückgezogen',
  'foreign-suspended': () => 'Laut der signierten Liste des Ausstellers zurzeit ausgesetzt',
  'foreign-status-unchecked': () => 'Ob er zurückgezogen ist, konnte nicht geprüft werden',
  'foreign-no-status': () =>
    'Er nennt keine Liste zurückgezogener Nachweise, deshalb kann ihn der Aussteller nicht zurückziehen',
  'foreign-valid-until': ({ at }) => `Gültig bis ${at}`,
  'foreign-without-end': () => 'Gilt ohne Enddatum',
  'foreign-expired': ({ at }) => `Abgelaufen am ${at}`,
  'foreign-not-valid-yet': ({ at }) => `Erst ab ${at} gültig`,
  'foreign-dates-unreadable': () => 'Seine Daten zur Gültigkeit lassen sich nicht lesen',
  'foreign-attestation-kept-back': () =>
    'Nur vom Dienst signiert: Die Bestätigung, die die Prüfstelle signiert hat, wird nicht gezeigt',
  'foreign-attestation-missing': () => 'Von der Prüfstelle signiert, aber die Bestätigung wird nicht gezeigt',
  'foreign-attestation-differs': () => 'Er sagt etwas anderes als die Bestätigung, die die Prüfstelle signiert hat',
  'foreign-fields-bare': () =>
    'Einige Felder sind nur vom Dienst signiert: Die Signatur der Prüfstelle dafür wird nicht gezeigt',
} as const satisfies Record<string, Sentence>

const notGenuine = 'Nicht echt'
const noReliance = 'Verlassen Sie sich nicht auf diesen Nachweis'

export const foreignGenuine: Headline = {
  title: 'Auf diesen Nachweis können Sie sich verlassen',
  sentence: ({ issuer }) => `${issuer} hat ihn ausgestellt, und nichts wurde verändert.`,
}

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
    sentence: () => `${noReliance}: Der Aussteller, den er nennt, hat ihn nicht signiert.`,
  },
  'foreign-key-not-listed': {
    title: notGenuine,
    sentence: () => `${noReliance}: Den Schlüssel, mit dem er signiert ist, hat der Aussteller nicht angegeben.`,
  },
  'foreign-key-ended': {
    title: 'Der Schlüssel des Ausstellers gilt nicht mehr',
    sentence: () =>
      `${noReliance}: Der Aussteller hat den Schlüssel, den der Nachweis nennt, widerrufen, oder der Schlüssel ist abgelaufen. Bitten Sie den Aussteller um einen neuen Nachweis.`,
  },
  'foreign-unsupported': {
    title: 'Dieser Nachweis konnte nicht geprüft werden',
    sentence: () =>
      'Diese Seite kennt die Art seiner Signatur nicht. Bitten Sie um den Nachweis in einem anderen Format.',
  },
  'foreign-key-unchecked': {
    title: 'Dieser Nachweis konnte nicht geprüft werden',
    sentence: () => 'Der Schlüssel des Ausstellers fehlt. Ohne ihn kann niemand die Signatur prüfen.',
  },
  'foreign-issuer-domain': {
    title: 'Von einer Domain signiert',
    sentence: ({ issuer }) =>
      `Die Stelle, die ${issuer} betreibt, hat genau das signiert. Verlassen Sie sich darauf so weit, wie Sie dieser Domain vertrauen, und lesen Sie ihren Namen Buchstabe für Buchstabe.`,
  },
  'foreign-issuer-folder': {
    title: 'Von einem Teil einer Website signiert',
    sentence: ({ issuer, domain }) =>
      `Wer unter ${issuer} schreiben darf, hat genau das signiert. ${domain} kann jemand anderem gehören. Verlassen Sie sich darauf so weit, wie Sie dieser Adresse vertrauen, und lesen Sie sie Buchstabe für Buchstabe.`,
  },
  'foreign-issuer-stranger': {
    title: 'Von unbekannter Stelle signiert',
    sentence: () =>
      'Seit der Signatur wurde er nicht verändert, aber niemand weiß hier, wer ihn signiert hat. Einen solchen Schlüssel kann jeder erstellen.',
  },
  'foreign-issuer-suspended': {
    title: 'Der Aussteller ist gesperrt',
    sentence: () =>
      'Der Aussteller war einmal eine bekannte Prüfstelle und ist es nicht mehr. Fragen Sie dort nach, bevor Sie sich darauf verlassen.',
  },
  'foreign-issuer-unchecked': {
    title: 'Nicht alles konnte geprüft werden',
    sentence: () =>
      'Was die Blockchain über den Aussteller sagt, ließ sich nicht abfragen. Deshalb weiß hier niemand, wer er ist.',
  },
  'foreign-revoked': {
    title: 'Zurückgezogen',
    sentence: () => `${noReliance}: Der Aussteller hat ihn zurückgezogen.`,
  },
  'foreign-suspended': {
    title: 'Ausgesetzt',
    sentence: () => 'Verlassen Sie sich jetzt nicht auf diesen Nachweis: Der Aussteller hat ihn ausgesetzt.',
  },
  'foreign-status-unchecked': {
    title: 'Nicht alles konnte geprüft werden',
    sentence: () =>
      'Die signierte Liste zurückgezogener Nachweise des Ausstellers fehlt. Vielleicht hat er diesen zurückgezogen.',
  },
  'foreign-expired': {
    title: 'Dieser Nachweis ist abgelaufen',
    sentence: ({ at }) => `Er war bis ${at} gültig.`,
  },
  'foreign-not-valid-yet': {
    title: 'Dieser Nachweis ist noch nicht gültig',
    sentence: ({ at }) => `Er gilt erst ab ${at}.`,
  },
  'foreign-dates-unreadable': {
    title: notGenuine,
    sentence: () => `${noReliance}: Seine Daten zur Gültigkeit lassen sich nicht lesen.`,
  },
  'foreign-attestation-kept-back': {
    title: 'Nur vom Dienst signiert',
    sentence: () =>
      'Die Bestätigung, die die Prüfstelle signiert hat, wird nicht gezeigt. Bitten Sie um den Nachweis mit allen Teilen.',
  },
  'foreign-attestation-missing': {
    title: 'Die Bestätigung wird nicht gezeigt',
    sentence: () =>
      'Die Prüfstelle hat ihn mit ihrem eigenen Schlüssel signiert. Ohne die Bestätigung kann niemand auf der Blockchain nachsehen, ob die Prüfstelle sie zurückgezogen hat. Bitten Sie um den Nachweis mit allen Teilen.',
  },
  'foreign-attestation-differs': {
    title: notGenuine,
    sentence: () => `${noReliance}: Was er sagt, hat die Prüfstelle nie bestätigt.`,
  },
  'foreign-fields-bare': {
    title: 'Einige Felder sind nur vom Dienst signiert',
    sentence: () =>
      'Die Signatur der Prüfstelle für diese Felder wird nicht gezeigt. Bitten Sie um den Nachweis mit allen Teilen.',
  },
} as const satisfies Record<string, Headline>

export const foreignContentTexts = {
  says: 'Was er sagt',
  about: 'Über',
  notWhole: 'Er hat weiteren Inhalt, der hier nicht gezeigt wird.',
} as const
