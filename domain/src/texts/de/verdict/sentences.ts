import type { Told } from '../../told-facts.ts'
import { because, on } from './sentence-parts.ts'

type CheckSentence = (told: Told) => string

export const checkSentences = {
  'link-intact': () => 'Der Link ist vollständig und unverändert',
  'link-incomplete': () => 'Der Link ist nicht vollständig, deshalb wurde nichts davon gelesen',
  'link-without-fragment': () => 'Der Teil des Links ab „#“ fehlt, deshalb wurde nichts davon gelesen',
  'link-damaged': () => 'Der Link wurde verändert',
  'link-contradictory': () => 'Teile des Links widersprechen sich',
  'link-unsupported': () => 'Der Link stammt aus einer neueren Version dieses Dienstes',
  'link-too-long': () => 'Der Link ist zu lang, um gelesen zu werden',
  'share-unopened': () => 'Noch wurde nichts davon gelesen',
  'nobody-yet': () => 'Keine Prüfstelle hatte die Angabe bestätigt, als dieser Link entstand',
  'confirmed-since': () =>
    'Laut diesem Dienst bestätigt, nachdem der Link entstand; der Link selbst enthält keine Bestätigung',
  'signature-valid': () => 'Der Inhalt ist genau das, was die Prüfstelle signiert hat',
  'signature-invalid': () => 'Der Inhalt ist nicht das, was eine Prüfstelle signiert hat',
  'signature-by-another': () => 'Der Inhalt ist nicht das, was die im Link genannte Prüfstelle signiert hat',
  'signature-unchecked': () => 'Die Signatur der Prüfstelle konnte nicht geprüft werden',
  'verifier-accredited': ({ who, at }) => `Bestätigt von ${who}, als Prüfstelle bekannt seit ${at}`,
  'verifier-accredited-then': ({ who, signedOn, at }) =>
    `Bestätigt${on(signedOn)} von ${who}, damals als Prüfstelle bekannt; gesperrt seit ${at}`,
  'verifier-accredited-later': ({ who, at }) => `${who} ist seit ${at} akkreditiert; bestätigt wurde dies davor`,
  'verifier-not-reviewed': () => 'Die Prüfstelle hat sich selbst eingetragen, und niemand hat sie überprüft',
  'verifier-suspended': ({ at }) => `Die Prüfstelle ist seit ${at} gesperrt`,
  'verifier-suspended-unproven': ({ at }) =>
    `Die Prüfstelle ist seit ${at} gesperrt, und nichts beweist, dass sie diese Angabe davor bestätigt hat`,
  'verifier-suspended-then': ({ at }) =>
    `Die Prüfstelle ist seit ${at} gesperrt, und sie hat diese Angabe erst danach bestätigt`,
  'verifier-not-entitled': () => 'Die Prüfstelle war nie berechtigt, Angaben zu bestätigen',
  'verifier-is-subject': () => 'Die Person hat ihre eigene Angabe bestätigt',
  'verifier-unchecked': () => 'Wer die Prüfstelle ist, konnte nicht geprüft werden',
  'verifier-frozen': ({ signedOn, at }) =>
    `Die Prüfstelle meldet seit ${at} einen gestohlenen Schlüssel, und ${signedOn === null ? 'nichts beweist, dass sie diese Angabe davor bestätigt hat' : 'erst danach wurde diese Angabe auf der Blockchain eingetragen'}`,
  'verifier-key-replaced': ({ signedOn, at }) =>
    `Der Schlüssel der Prüfstelle wurde am ${at} ersetzt, und ${signedOn === null ? 'nichts beweist, dass sie diese Angabe davor bestätigt hat' : 'erst danach wurde diese Angabe auf der Blockchain eingetragen'}`,
  'verifier-freeze-unchecked': () =>
    'Ob die Prüfstelle einen gestohlenen Schlüssel meldet, konnte nicht geprüft werden',
  anchored: ({ at }) => `Bestätigt spätestens am ${at}, dem Tag des Eintrags auf der Blockchain`,
  'anchored-range-refused': ({ at }) =>
    `Bestätigt spätestens am ${at}, wie der im Link genannte Eintrag zeigt; nach einem früheren hat der Knoten nicht gesucht`,
  'anchor-pending': () => 'Noch nicht auf der Blockchain eingetragen, gilt also als heute bestätigt',
  'not-anchored': () =>
    'Nicht auf der Blockchain eingetragen, deshalb zeigt nichts, dass die Bestätigung vor der Sperre kam',
  'anchor-unchecked': () => 'Wann die Bestätigung kam, konnte nicht geprüft werden',
  'not-revoked': () => 'Die Prüfstelle hat die Bestätigung nicht zurückgezogen',
  revoked: ({ at, reason }) => `Von der Prüfstelle am ${at} zurückgezogen${because(reason)}`,
  'revoked-unrecorded': ({ reason }) =>
    `Von der Prüfstelle zurückgezogen; auf der Blockchain steht das noch nicht${because(reason)}`,
  'revocation-unproven': () =>
    'In einer Liste steht „zurückgezogen“, aber ohne die Signatur der Prüfstelle, deshalb ließ es sich nicht prüfen',
  'revocation-unchecked': () => 'Ob die Bestätigung zurückgezogen ist, konnte nicht geprüft werden',
  'valid-without-end': () => 'Gilt ohne Enddatum',
  'valid-until': ({ at }) => `Gültig bis ${at}`,
  expired: ({ at }) => `Abgelaufen am ${at}`,
  'not-valid-yet': ({ at }) => `Erst ab ${at} gültig`,
  'holder-named': ({ holder }) => `Die Prüfstelle kennt die Person als ${holder}`,
  'holder-proved': () => 'Die Person, die dies zeigt, hat gerade bewiesen, dass es ihr gehört',
  'holder-named-by-unknown': ({ holder }) => `Nur diese Prüfstelle sagt, dass es ${holder} gehört`,
  'holder-not-named': () => 'Hier steht nicht, wem das gehört. Bitten Sie die Person zu beweisen, dass es ihr gehört.',
  'subject-has-did': () => 'Ausgestellt für eine Person mit einer DID',
  'subject-without-did': () =>
    'Ausgestellt für die Adresse einer Wallet. Ihre Identität steht nicht auf der Blockchain',
  'subject-on-another-chain': () => 'Ausgestellt in einem anderen Netzwerk als dem dieses Dienstes',
  'subject-unchecked': () => 'Ob die Person eine DID hat, konnte nicht geprüft werden',
  'control-moved': ({ at }) => `Die Person handelt seit ${at} mit einem anderen Schlüssel`,
  'control-recovered': ({ at }) =>
    `Die Person handelt seit ${at} mit einem anderen Schlüssel, nach einer Wiederherstellung`,
  'identity-frozen': ({ at }) => `Die Person, der die Angabe gehört, meldet seit ${at} einen gestohlenen Schlüssel`,
  'taken-with-former-key': ({ at }) =>
    `Seit ${at} gehört ein anderer Schlüssel dazu, und die Wallet hat diesen Nachweis davor erhalten`,
  'confirmed-for-former-key': ({ at }) => `Nichts zeigt, dass die Angabe nach dem ${at} bestätigt wurde`,
  'control-unchecked': () => 'Ob die Person einen gestohlenen Schlüssel meldet, konnte nicht geprüft werden',
  'share-opened': () => 'Die Angabe wurde mit Ihnen geteilt; niemand sonst kann den Link noch neu öffnen',
  'share-active': () => 'Die Angabe wird weiterhin geteilt',
  'share-withdrawn': () => 'Die Person, der die Angabe gehört, hat diesen Link beendet',
  'share-expired': () => 'Die Zeit, für die dieser Link geteilt wurde, ist vorbei',
  'share-used-up': () => 'Der Link wurde so oft geöffnet, wie es erlaubt war',
  'share-unknown': () => 'Dieser Dienst kennt den Link nicht',
  'share-of-another-claim': () => 'Der Link enthält die Freigabe einer anderen Angabe',
  'share-unchecked': () => 'Ob die Angabe noch geteilt wird, konnte nicht geprüft werden',
  'fact-proved': ({ fact, audience, at }) =>
    `Bewiesen für ${audience}, bis ${at}: ausgestellt für eine Person, ${fact}`,
  'fact-proved-in-trial': ({ fact, audience, at }) =>
    `Bewiesen für ${audience}, bis ${at}: ausgestellt für eine Person, ${fact}. Der Beweis wurde mit Entwicklungsschlüsseln erstellt, die nur im Probebetrieb zählen`,
  'fact-not-proved': () => 'Der Beweis im Link wurde verändert oder für einen anderen Link erstellt',
  'fact-not-vouched-for': () => 'Die Prüfstelle hat keine privaten Daten gesehen, deshalb lässt sich nichts beweisen',
  'fact-ended': ({ audience, at }) => `Der Beweis für ${audience} galt bis ${at}`,
  'fact-unchecked': () => 'Der Beweis im Link konnte nicht geprüft werden',
} satisfies Record<string, CheckSentence>
