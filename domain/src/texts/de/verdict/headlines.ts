import type { Told } from '../../told-facts.ts'
import { because, on } from './sentence-parts.ts'

type Headline = { title: string; sentence: (told: Told) => string }

export const genuineHeadline: Headline = {
  title: 'Auf diese Angabe können Sie sich verlassen',
  sentence: ({ who, signedOn }) => `${who} hat sie${on(signedOn)} bestätigt.`,
}

const notGenuine = 'Nicht echt'
const noReliance = 'Verlassen Sie sich nicht auf diese Angabe'
const notAllChecked = 'Nicht alles konnte geprüft werden'

export const headlines = {
  'link-incomplete': {
    title: 'Dieser Link ist unvollständig',
    sentence: () =>
      'Ein Teil ging unterwegs verloren oder wurde verändert, oder mehrere Links wurden zusammen eingefügt. Öffnen Sie den ganzen Link, und immer nur einen, oder lassen Sie ihn sich noch einmal schicken.',
  },
  'link-without-fragment': {
    title: 'Dieser Link ist unvollständig',
    sentence: () =>
      'Nur sein Ende fehlt, der Teil ab „#“. Manche Mail- und Chat-Programme lassen ihn weg. Kopieren Sie den ganzen Link aus der Nachricht und öffnen Sie ihn hier, oder lassen Sie sich den QR-Code schicken.',
  },
  'link-damaged': {
    title: notGenuine,
    sentence: () => `${noReliance}: Der Link wurde unterwegs verändert. Lassen Sie ihn sich noch einmal schicken.`,
  },
  'link-contradictory': {
    title: notGenuine,
    sentence: () => `${noReliance}: Teile des Links widersprechen sich.`,
  },
  'link-unsupported': {
    title: 'Dieser Link konnte nicht gelesen werden',
    sentence: () =>
      'Er stammt aus einer neueren Version dieses Dienstes. Laden Sie die Seite neu, oder versuchen Sie es später noch einmal.',
  },
  'link-too-long': {
    title: 'Dieser Link ist zu lang',
    sentence: () => 'Keine Angabe dieses Dienstes braucht einen so langen Link, deshalb wurde nichts davon gelesen.',
  },
  'share-unopened': {
    title: 'Eine Angabe wartet auf Sie',
    sentence: () =>
      'Öffnen Sie sie, um zu sehen, was sie sagt und ob sie gilt. Die Person, der sie gehört, sieht, wie oft sie geöffnet wird.',
  },
  'nobody-yet': {
    title: 'Nicht bestätigt, als dieser Link entstand',
    sentence: () =>
      'Diese Angabe stammt von der Person, der sie gehört, und bis dahin hatte keine Prüfstelle sie geprüft. Falls das inzwischen geschehen ist, bitten Sie um einen neuen Link.',
  },
  'confirmed-since': {
    title: 'Inzwischen von einer Prüfstelle bestätigt',
    sentence: () =>
      'Dieser Link entstand davor. Er enthält deshalb keine Bestätigung, und nur dieser Dienst sagt, dass es eine gibt. Bitten Sie die Person, der die Angabe gehört, um einen neuen Link.',
  },
  'signature-invalid': {
    title: notGenuine,
    sentence: () => `${noReliance}: Der Inhalt ist nicht das, was eine Prüfstelle bestätigt hat.`,
  },
  'signature-by-another': {
    title: notGenuine,
    sentence: () => `${noReliance}: Der Inhalt ist nicht das, was eine Prüfstelle bestätigt hat.`,
  },
  'signature-unchecked': {
    title: 'Noch nicht geprüft',
    sentence: () =>
      'Dieser Dienst war nicht erreichbar, deshalb lässt sich über diese Angabe nichts sagen. Versuchen Sie es gleich noch einmal.',
  },
  'verifier-not-reviewed': {
    title: 'Bestätigt von jemandem, den wir nicht kennen',
    sentence: ({ who, signedOn }) =>
      `${who} hat sie${on(signedOn)} bestätigt. Diese Prüfstelle hat sich selbst eingetragen, und niemand hat überprüft, wer sie ist.`,
  },
  'verifier-accredited-later': {
    title: 'Bestätigt, bevor die Prüfstelle überprüft wurde',
    sentence: ({ who, signedOn, at }) =>
      signedOn === at
        ? `${who} ist seit ${at} akkreditiert. Bestätigt wurde die Angabe davor, am selben Tag.`
        : `${who} ist seit ${at} akkreditiert. Bestätigt wurde die Angabe davor${signedOn === null ? '' : `,${on(signedOn)}`}.`,
  },
  'verifier-suspended': {
    title: 'Die Prüfstelle ist gesperrt',
    sentence: ({ signedOn, at }) =>
      signedOn === null
        ? `Die Prüfstelle wurde am ${at} gesperrt, und nichts beweist, dass sie diese Angabe davor bestätigt hat.`
        : `Die Prüfstelle hat die Angabe am ${signedOn} bestätigt, bevor jemand sie selbst überprüft hatte. Seit ${at} ist sie gesperrt.`,
  },
  'verifier-suspended-unproven': {
    title: noReliance,
    sentence: ({ at }) =>
      `Die Prüfstelle wurde am ${at} gesperrt, und nichts beweist, dass sie diese Angabe davor bestätigt hat.`,
  },
  'verifier-suspended-then': {
    title: notGenuine,
    sentence: ({ signedOn }) =>
      `${noReliance}: Die Prüfstelle war schon gesperrt, als sie die Angabe${on(signedOn)} bestätigte.`,
  },
  'verifier-not-entitled': {
    title: notGenuine,
    sentence: ({ who }) => `${noReliance}: ${who} war nie berechtigt, Angaben zu bestätigen.`,
  },
  'verifier-is-subject': {
    title: notGenuine,
    sentence: () => `${noReliance}: Die Person, der sie gehört, hat sie selbst bestätigt.`,
  },
  'verifier-unchecked': {
    title: notAllChecked,
    sentence: () =>
      'Die Angabe ist vollständig und signiert, aber wer dahintersteht, ließ sich nicht ermitteln. Versuchen Sie es gleich noch einmal.',
  },
  'verifier-frozen': {
    title: 'Die Prüfstelle meldet einen gestohlenen Schlüssel',
    sentence: ({ signedOn, at }) =>
      `Die Prüfstelle meldet seit ${at} einen gestohlenen Schlüssel, und ${signedOn === null ? 'nichts beweist, dass sie diese Angabe davor bestätigt hat' : 'erst danach wurde diese Angabe auf der Blockchain eingetragen'}.`,
  },
  'verifier-key-replaced': {
    title: 'Die Prüfstelle hat einen neuen Schlüssel',
    sentence: ({ signedOn, at }) =>
      `Der Schlüssel der Prüfstelle wurde am ${at} ersetzt, und ${signedOn === null ? 'nichts beweist, dass sie diese Angabe davor bestätigt hat' : 'erst danach wurde diese Angabe auf der Blockchain eingetragen'}.`,
  },
  'verifier-freeze-unchecked': {
    title: notAllChecked,
    sentence: () =>
      'Ob die Prüfstelle einen gestohlenen Schlüssel meldet, ließ sich nicht ermitteln. Versuchen Sie es gleich noch einmal.',
  },
  'holder-named-by-unknown': {
    title: 'Nur die Prüfstelle sagt, wem das gehört',
    sentence: ({ who, signedOn }) =>
      `${who} hat die Angabe${on(signedOn)} bestätigt, und niemand steht für diese Prüfstelle ein.`,
  },
  'holder-not-named': {
    title: 'Hier steht nicht, wem das gehört',
    sentence: ({ who, signedOn }) =>
      `${who} hat diese Angabe${on(signedOn)} bestätigt, aber der Name der Person wird nicht gezeigt. Jeder könnte sie also zeigen. Bitten Sie die Person zu beweisen, dass die Angabe ihr gehört.`,
  },
  'not-anchored': {
    title: 'Nichts zeigt, wann sie bestätigt wurde',
    sentence: () => 'Die Prüfstelle ist gesperrt. Sie kann die Angabe vor oder nach der Sperre bestätigt haben.',
  },
  'anchor-unchecked': {
    title: notAllChecked,
    sentence: () =>
      'Wann die Prüfstelle diese Angabe bestätigt hat, ließ sich nicht ermitteln. Versuchen Sie es gleich noch einmal.',
  },
  revoked: {
    title: noReliance,
    sentence: ({ who, at, reason }) => `${who} hat die Bestätigung am ${at} zurückgezogen${because(reason)}.`,
  },
  'revoked-unrecorded': {
    title: noReliance,
    sentence: ({ who, reason }) => `${who} hat die Bestätigung zurückgezogen${because(reason)}.`,
  },
  'revocation-unproven': {
    title: notAllChecked,
    sentence: () =>
      'Laut diesem Dienst ist die Bestätigung zurückgezogen, aber die Signatur der Prüfstelle dafür fehlt. Fragen Sie die Prüfstelle.',
  },
  'revocation-unchecked': {
    title: notAllChecked,
    sentence: () =>
      'Ob die Prüfstelle die Bestätigung zurückgezogen hat, ließ sich nicht ermitteln. Versuchen Sie es gleich noch einmal.',
  },
  expired: {
    title: 'Diese Angabe ist abgelaufen',
    sentence: ({ who, at }) =>
      `${who} hat sie nur bis ${at} bestätigt. Falls sie inzwischen neu bestätigt wurde, bitten Sie um einen neuen Link.`,
  },
  'not-valid-yet': {
    title: 'Diese Angabe gilt noch nicht',
    sentence: ({ who, at }) => `${who} hat sie erst ab ${at} bestätigt.`,
  },
  'subject-on-another-chain': {
    title: notGenuine,
    sentence: () => `${noReliance}: Sie gehört zu einem anderen Netzwerk als dieser Dienst.`,
  },
  'subject-unchecked': {
    title: notAllChecked,
    sentence: () =>
      'Ob die Person, der sie gehört, eine DID hat, ließ sich nicht ermitteln. Versuchen Sie es gleich noch einmal.',
  },
  'identity-frozen': {
    title: 'Ein Schlüssel der Person ist als gestohlen gemeldet',
    sentence: ({ who, signedOn, at }) =>
      `${who} hat diese Angabe${on(signedOn)} bestätigt. Die Person, der sie gehört, meldet seit ${at} einen gestohlenen Schlüssel. Wer Ihnen die Angabe zeigt, könnte ihn gestohlen haben.`,
  },
  'taken-with-former-key': {
    title: 'Es gilt jetzt ein anderer Schlüssel',
    sentence: ({ at }) =>
      `Die Wallet hat diesen Nachweis vor dem ${at} erhalten, an dem die Person einen neuen Schlüssel bekam. Vielleicht zeigt ihn also jemand anderes. Bitten Sie die Person, ihn noch einmal in ihre Wallet zu laden.`,
  },
  'confirmed-for-former-key': {
    title: 'Es gilt jetzt ein anderer Schlüssel',
    sentence: ({ who, at }) =>
      `Nichts zeigt, dass ${who} diese Angabe nach dem ${at} bestätigt hat, an dem die Person einen neuen Schlüssel bekam. Vielleicht hat also jemand anderes geantwortet. Bitten Sie die Person, die Angabe noch einmal bestätigen zu lassen.`,
  },
  'control-unchecked': {
    title: notAllChecked,
    sentence: () =>
      'Ob die Person, der sie gehört, einen gestohlenen Schlüssel meldet, ließ sich nicht ermitteln. Versuchen Sie es gleich noch einmal.',
  },
  'share-withdrawn': {
    title: 'Dieser Link ist beendet',
    sentence: ({ owner }) => `${owner} hat diesen Link beendet. Bitten Sie dort um einen neuen.`,
  },
  'share-expired': {
    title: 'Dieser Link ist abgelaufen',
    sentence: () =>
      'Die Angabe wurde nur für eine bestimmte Zeit geteilt, und die ist vorbei. Bitten Sie um einen neuen Link.',
  },
  'share-used-up': {
    title: 'Dieser Link ist verbraucht',
    sentence: () => 'Er ließ sich nur begrenzt oft öffnen. Bitten Sie um einen neuen Link.',
  },
  'share-unknown': {
    title: 'Dieser Link ist hier nicht bekannt',
    sentence: ({ who, signedOn }) =>
      who === ''
        ? 'Vielleicht hat sich unterwegs ein Zeichen des Links geändert, oder die Angabe wird nicht mehr geteilt. Bitten Sie noch einmal um den Link.'
        : `${who} hat die Angabe${on(signedOn)} bestätigt, aber vielleicht wird sie nicht mehr geteilt.`,
  },
  'share-of-another-claim': {
    title: notGenuine,
    sentence: () => `${noReliance}: Der Link wurde aus den Links von zwei Angaben zusammengesetzt.`,
  },
  'share-unchecked': {
    title: notAllChecked,
    sentence: () =>
      'Ob diese Angabe noch geteilt wird, ließ sich nicht ermitteln. Versuchen Sie es gleich noch einmal.',
  },
  'fact-not-proved': {
    title: notGenuine,
    sentence: () =>
      'Verlassen Sie sich nicht auf diesen Link: Sein Beweis wurde verändert oder für einen anderen Link erstellt.',
  },
  'fact-not-vouched-for': {
    title: notGenuine,
    sentence: () =>
      'Verlassen Sie sich nicht auf diesen Link: Keine Prüfstelle hat die Daten gesehen, um die es in seinem Beweis geht.',
  },
  'fact-ended': {
    title: 'Dieser Beweis gilt nicht mehr',
    sentence: ({ audience, at }) => `Er wurde für ${audience} erstellt und galt bis ${at}. Bitten Sie um einen neuen.`,
  },
  'fact-unchecked': {
    title: notAllChecked,
    sentence: () =>
      'Die Angabe gilt, aber der Beweis in ihrem Link konnte nicht geprüft werden. Versuchen Sie es gleich noch einmal.',
  },
} satisfies Record<string, Headline>
