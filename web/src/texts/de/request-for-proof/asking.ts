import { plural } from '../frame/plural.ts'

export const askTexts = {
  title: 'Nach einem Beweis fragen',
  lead: 'Wählen Sie eine Tatsache, zum Beispiel „18 oder älter“. Jemand mit einer geprüften Angabe scannt Ihren Code und beweist dieser Seite die Tatsache, ohne den Wert dahinter zu zeigen.',
  noAccount: 'Sie brauchen weder Konto noch Wallet.',
  developmentKeys:
    'Diese Installation hat nur Entwicklungsschlüssel. Auf einen Beweis, nach dem hier gefragt wird, könnte sich niemand verlassen.',
  says: (fact: string) => `Sie fragen nach einem Beweis dafür: eine Person, ${fact}.`,
  asked: (fact: string) => `Eine Person, ${fact}`,
  audience: 'Wer fragt',
  audienceHint:
    'Wer den Code scannt, liest das als Ihre eigenen Worte. Es steht auch im Beweis. Nennen Sie deshalb Ihren Ort, zum Beispiel „Hafenbar, Hamburg“.',
  audienceMissing: 'Sagen Sie, wer fragt',
  lifetime: 'Zeit zum Antworten',
  lifetimes: { quarter: '15 Minuten', hour: '1 Stunde', day: '1 Tag' },
  make: 'Code erstellen',
  sign: (organization: string) => `Als ${organization} signieren und Code erstellen`,
  signHint:
    'Mit Signatur erscheint Ihr Name als der einer akkreditierten Organisation. Sonst steht bei „Wer fragt“: „Unbekannt“.',
  making: 'Code wird erstellt',
  notMade: 'Die Anfrage konnte nicht an den Server gegeben werden. Versuchen Sie es noch einmal.',
  waiting: 'Lassen Sie diesen Code scannen',
  waitingText: 'Mit der Kamera des Handys oder auf der Seite „QR scannen“ dieser Website.',
  qrAlt: 'QR-Code Ihrer Anfrage nach einem Beweis',
  copy: 'Link kopieren',
  again: 'Etwas anderes fragen',
  matching: 'Zeichen zum Vergleichen',
  matchingHint:
    'Dieselben Zeichen stehen auf dem Bildschirm der Person, die antwortet. Weicht eines ab, ist das eine andere Anfrage.',
  fact: 'Wonach gefragt wird',
  from: 'Gefragt von',
  until: 'Beantworten bis',
  signedBy: (organization: string) => `${organization}, signiert`,
  unsigned: (audience: string) => `${audience} (wird als „Unbekannt“ gezeigt)`,
  keepOpen:
    'Lassen Sie diesen Tab offen, denn nur er kann die Antwort lesen. Neu laden ist in Ordnung. Ist er geschlossen, geht eine Antwort verloren.',
  passedOn: 'Ein Code lässt sich weitergeben. Vergleichen Sie die Zeichen, und achten Sie darauf, wer vor Ihnen steht.',
  listening: 'Wartet auf eine Antwort …',
  unreachable: 'Ob es eine Antwort gibt, ist nicht bekannt. Wir versuchen es weiter.',
  over: { title: 'Diese Anfrage ist abgelaufen', text: 'Niemand kann sie mehr beantworten.' },
  overUnheard: 'Die Zeit ist um, und ob eine Antwort kam, ist nicht bekannt. Laden Sie diese Seite neu.',
  overUnanswered: 'Die Zeit ist ohne Antwort abgelaufen. Fragen Sie mit einem neuen Code noch einmal.',
  full: {
    title: 'Nur die neuesten Antworten werden aufbewahrt',
    text: 'Wenn die richtige Antwort nicht dabei ist, fragen Sie mit einem neuen Code noch einmal.',
  },
  answers: (count: number) =>
    plural(count, { one: 'Eine Person hat geantwortet', other: '# Personen haben geantwortet' }),
  answer: (place: number) => `Antwort ${place}`,
  loading: 'Antwort wird geprüft',
  rubbish: 'Jemand hat etwas gesendet, das diese Seite nicht öffnen kann: Es wurde nicht für diesen Code erstellt.',
  wrong:
    'Jemand hat einen Beweis gesendet, der für diese Anfrage nicht gilt: Er wurde für etwas anderes erstellt oder verändert.',
  repeated: 'Es kam die Kopie einer Antwort oder eine zweite derselben Person. Jede Person zählt einmal.',
  uncounted:
    'Eine Antwort oben zählt nicht: Sie ist nicht echt, keine akkreditierte Prüfstelle steht dahinter, ihre Bestätigung ist abgelaufen oder gilt noch nicht, oder jemand kann sie mit einem gestohlenen Schlüssel gegeben haben.',
  unchecked: 'Eine Antwort konnte noch nicht geprüft werden. Wir versuchen es weiter.',
  times: (sentence: string, count: number) => plural(count, { one: sentence, other: `${sentence} (#-mal)` }),
} as const
