import { moveSectionTexts } from '../recovery/guardians.ts'
import { wallet } from '../wallet/connect.ts'

export const moveTexts = {
  title: moveSectionTexts.title,
  lead: 'Öffnen Sie Ihre Identität künftig mit einem Passkey statt mit Ihrer Wallet, oder mit einer Wallet statt mit Ihrem Passkey.',
  loading: 'Ihre Identität wird gesucht',
  loadFailure: 'Ihre Identität konnte nicht geladen werden.',
  comeIn: {
    heading: 'Mit dem jetzigen Schlüssel anmelden',
    text: 'Nur mit dem Schlüssel, der Ihre Identität jetzt öffnet, kann sie umziehen.',
    connect: `${wallet} verbinden`,
    signIn: 'Anmelden',
  },
  what: {
    heading: 'Was ein Umzug bewirkt',
    points: [
      'Ihre Identität behält ihre DID, ihre Angaben, ihre Anfragen und ihre Links. Frühere Links gelten weiter und sagen, seit wann ein anderer Schlüssel sie steuert.',
      'Auch der neue Schlüssel muss zustimmen. So bekommt niemand ungebeten eine Identität.',
      'Nach dem Umzug kann der alte Schlüssel für diese Identität nichts mehr tun. Zurück geht es nur mit dem neuen.',
      'Programme anderer Anbieter sehen in Ihrer did:ethr vielleicht noch den alten Schlüssel. Das zu ändern ist ein eigener Schritt, und der alte Schlüssel muss dafür eine Wallet sein.',
      'Private Attribute öffnen sich weiter mit Ihrem Wiederherstellungscode. Halten Sie ihn bereit, denn Ihr alter Schlüssel öffnet sie hier nicht mehr.',
    ],
    guarded:
      'Sie haben Vertrauenspersonen. Der Umzug wartet deshalb deren Wartezeit ab. Bis dahin können Sie ihn stoppen, und Ihre Vertrauenspersonen auch. An ihnen ändert sich nichts.',
    unguarded:
      'Sie haben keine Vertrauenspersonen. Der Umzug gilt deshalb sofort, und niemand kann ihn stoppen oder rückgängig machen. Mit Vertrauenspersonen würde er einige Tage warten.',
    verifier:
      'Sie sind eine Prüfstelle. Ihr Status bleibt beim alten Schlüssel und zieht nicht mit um. Mit dem neuen Schlüssel können Sie in ihrem Namen nichts bestätigen oder zurückziehen.',
  },
  blocked: 'Solange das dauert, kann Ihre Identität nicht umziehen.',
  file: {
    heading: 'Die Datei Ihrer Vertrauenspersonen',
    text: 'Die Blockchain kennt nur eine Zahl, die für Ihre Vertrauenspersonen steht. Wie lange der Umzug warten muss, steht in deren Datei.',
    missing: 'Öffnen Sie zuerst die Datei Ihrer Vertrauenspersonen.',
  },
  choose: {
    heading: 'Neuen Schlüssel wählen',
    toPasskey:
      'Ein Passkey auf diesem Gerät, auf Ihrem Handy oder auf einem Sicherheitsschlüssel. Ihr Browser fragt, wo.',
    create: 'Neuen Passkey erstellen',
    find: 'Vorhandenen Passkey nehmen',
    toWallet: 'Die Wallet in diesem Browser. Sie öffnet sich, und Sie wählen das Konto.',
    connect: `${wallet} nehmen`,
    opening: 'Bitte bestätigen …',
  },
  agree: {
    heading: 'Der neue Schlüssel stimmt zu',
    text: 'Dieser Schlüssel soll übernehmen:',
    submit: 'Mit dem neuen Schlüssel zustimmen',
    asking: 'Der neue Schlüssel fragt Sie …',
    same: 'Dieser Schlüssel steuert Ihre Identität schon. Wählen Sie einen anderen.',
    declined: 'Der neue Schlüssel hat nicht zugestimmt. Nichts ist umgezogen. Sie können ihn noch einmal fragen.',
  },
  another: 'Anderen Schlüssel wählen',
  notOpened:
    'Kein Schlüssel wurde gewählt. Nichts ist umgezogen. Bitte versuchen Sie es noch einmal, und bestätigen Sie mit Ihrem Gerät oder Ihrer Wallet.',
  confirm: {
    heading: 'Ihr jetziger Schlüssel bestätigt',
    text: 'Der neue Schlüssel hat zugestimmt:',
    own: 'Wenn dieser Schlüssel eine eigene Identität hat, werden Sie bei jeder Anmeldung gefragt, welche Sie meinen.',
    atOnce: 'Jetzt umziehen',
    later: 'Umzug beginnen',
    moving: 'Ihr jetziger Schlüssel fragt Sie …',
    declined: 'Ihr jetziger Schlüssel hat nicht bestätigt. Nichts ist umgezogen. Sie können ihn noch einmal fragen.',
    pay: 'Mit der Wallet zahlen',
    payText:
      'Dieser Dienst kann im Moment nicht zahlen. Die Wallet kann den Umzug auf die Blockchain bringen und dafür zahlen. Oder versuchen Sie es morgen noch einmal.',
  },
  sent: {
    title: 'Ihre Identität zieht um',
    text: 'Die Blockchain trägt es ein. Das kann eine Minute dauern.',
  },
  pending: {
    to: 'Der neue Schlüssel ist:',
    until: (date: string) =>
      `Abschließen lässt sich der Umzug ab dem ${date}. Kommen Sie dann mit Ihrem jetzigen Schlüssel wieder.`,
    ready: 'Die Wartezeit ist um',
    readyText: 'Noch ein Schritt, dann handelt der neue Schlüssel für Ihre Identität. Dieser Dienst zahlt.',
    finish: 'Umzug abschließen',
    finishing: 'Wird abgeschlossen …',
  },
  done: {
    title: 'Ihre Identität ist umgezogen',
    text: 'Der neue Schlüssel handelt jetzt für sie, und der alte ist abgemeldet. Ihre Vertrauenspersonen bleiben dieselben.',
    signIn: 'Mit dem neuen Schlüssel anmelden',
    toProfile: 'Zum Profil',
  },
  moved: {
    title: 'Die Identität dieser Wallet ist umgezogen',
    text: (address: string) => `${address} handelt jetzt für sie. Melden Sie sich mit jenem Schlüssel an.`,
  },
  resolver: {
    heading: 'Für Programme anderer Anbieter',
    text: 'Dieser Dienst folgt Ihrem Umzug von selbst. Programme anderer Anbieter fragen ein anderes Verzeichnis (ERC-1056), welcher Schlüssel für diese did:ethr spricht. Dort ist es noch Ihre alte Wallet:',
    change:
      'Sie können sie auch dort übergeben. Das ist eine Transaktion Ihrer alten Wallet, und diese zahlt. Danach kann nur der neue Schlüssel das wieder ändern, und dafür zahlt dieser Dienst nicht.',
    passkey:
      'Viele solche Programme kennen nur Schlüssel von Wallets. Sie finden dann keinen, den sie verstehen, denn Ihr neuer Schlüssel ist ein Passkey.',
    submit: 'Auch dort übergeben',
    sending: 'Ihre Wallet fragt Sie …',
    done: 'Programme anderer Anbieter sehen ab jetzt den neuen Schlüssel.',
    declined: 'Ihre Wallet hat nichts gesendet. Programme anderer Anbieter sehen deshalb weiter den alten Schlüssel.',
  },
} as const
