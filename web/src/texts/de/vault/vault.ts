import { provenYears } from '@did/domain/proof/limits'
import { quoteWords } from '@did/domain/proof/quote-words'
import { recoveryCode } from '@did/domain/vault/limits'
import { plural } from '../frame/plural.ts'

const codeCharacters = recoveryCode.groups * recoveryCode.groupLength

export const vaultTexts = {
  heading: 'Private Attribute',
  lead: 'Tatsachen wie ein Geburtsdatum, die Sie beweisen können, ohne sie zu zeigen. Sie werden in diesem Browser verschlossen, bevor sie ihn verlassen.',
  open: 'Private Attribute …',
  title: 'Private Attribute',
  description: 'In Ihrem Browser versiegelt. Weder wir noch unsere Administration können sie lesen.',
  loading: 'Ihre privaten Attribute werden gesucht',
  loadFailed: 'Ihre privaten Attribute konnten nicht gelesen werden.',
  cancel: 'Abbrechen',
  close: 'Schließen',
  replaced:
    'In einem anderen Tab oder auf einem anderen Gerät wurden sie mit einem neuen Schlüssel verschlossen. Öffnen Sie sie noch einmal, um weiterzumachen.',
  make: {
    text: 'Sie geben Tatsachen einmal ein. Prüfstellen, die Sie auswählen, können dafür einstehen. Später beweisen Sie eine davon, ohne sie zu zeigen. Alles ist mit einem Schlüssel verschlossen, den nur Sie haben.',
    warning:
      'Wenn Sie alle Zugänge verlieren, sind Ihre privaten Attribute endgültig verloren: Niemand kann sie für Sie öffnen. Angaben und was Prüfstellen bestätigt haben, bleiben.',
    begin: 'Private Attribute einrichten',
    restore: 'Aus Sicherungsdatei wiederherstellen',
    code: {
      heading: 'Ihr Wiederherstellungscode',
      text: 'Schreiben Sie ihn auf, und bewahren Sie ihn bei Ihren Unterlagen auf. Er wird nur einmal gezeigt.',
      unexplained:
        'Schreiben Sie ihn auf, und bewahren Sie ihn bei Ihren Unterlagen auf. Er wird nur einmal gezeigt. Wenn Sie ihn und alle anderen Zugänge verlieren, kann niemand Ihre privaten Attribute für Sie öffnen.',
      label: 'Wiederherstellungscode',
      copy: 'Code kopieren',
      copied: { title: 'Code kopiert', description: 'Bewahren Sie ihn auf, wo ihn niemand sonst liest.' },
      ask: (place: number) => `Geben Sie Gruppe ${place} Ihres Codes ein`,
      wrong: (place: number) => `Das ist nicht Gruppe ${place}. Bitte sehen Sie sich den Code noch einmal an.`,
      next: 'Fortfahren',
    },
    second: {
      heading: 'Und ein Zugang für jeden Tag',
      text: 'Wählen Sie, wie dieser Browser Ihre privaten Attribute ab jetzt öffnet. Der Wiederherstellungscode geht immer auch.',
    },
    wallet: 'Meine Wallet nehmen',
    passkey: 'Einen Passkey nehmen',
    ownPasskey: 'Meinen Passkey nehmen',
    unfit:
      'Mit diesem Passkey melden Sie sich an, aber Ihr Gerät kann damit keine privaten Attribute öffnen. Der Wiederherstellungscode öffnet sie auf jedem Gerät.',
    codeAlone: 'Nur mit dem Code weiter',
    working: 'Bitte bestätigen …',
    done: {
      title: 'Private Attribute eingerichtet',
      description: 'Sie sind in diesem Tab offen, bis Sie sie verschließen oder sich abmelden.',
    },
  },
  unlock: {
    text: 'Ihre privaten Attribute sind verschlossen.',
    wallet: 'Mit meiner Wallet öffnen',
    ownPasskey: 'Mit meinem Passkey öffnen',
    passkey: (added: string) => `Mit dem Passkey vom ${added} öffnen`,
    code: 'Wiederherstellungscode',
    codeHint: 'Acht Gruppen zu je fünf Zeichen. Kleinbuchstaben und Leerzeichen spielen keine Rolle.',
    codeOpen: 'Mit dem Code öffnen',
    wrongGroups: (groups: string, count: number) =>
      plural(count, { one: `In Gruppe ${groups} ist ein Fehler.`, other: `In den Gruppen ${groups} sind Fehler.` }),
    wrongLength: (characters: number) => `Ein Code hat ${codeCharacters} Zeichen. Dieser hat ${characters}.`,
    refused:
      'Damit lassen sie sich nicht öffnen. Ein ersetzter Wiederherstellungscode öffnet nichts mehr, und was von einer anderen Website wiederhergestellt wurde, öffnet nur dessen Wiederherstellungscode.',
    working: 'Wird geöffnet …',
  },
  opened: {
    text: 'Nur in diesem Tab offen, bis Sie sie verschließen, die Seite neu laden oder sich abmelden.',
    lock: 'Verschließen',
    contents: 'Was darin ist',
    empty: 'Noch nichts. Öffnen Sie eine Ihrer Angaben, und fügen Sie ihr private Attribute hinzu.',
    attributes: (title: string, count: number) =>
      plural(count, { one: `${title}: # Attribut`, other: `${title}: # Attribute` }),
    verifierKey: 'Ihr Schlüssel als Prüfstelle',
    damaged: (count: number) =>
      plural(count, {
        one: '# Eintrag ist nicht lesbar: Er wurde nicht von Ihnen für diese Stelle versiegelt.',
        other: '# Einträge sind nicht lesbar: Sie wurden nicht von Ihnen für diese Stelle versiegelt.',
      }),
    backup: 'Sicherungsdatei speichern',
    backupFile: 'private-attributes-backup.json',
    backedUp: {
      title: 'Sicherung gespeichert',
      description: 'Die Datei ist versiegelt. Sie öffnet sich mit jedem Ihrer Zugänge.',
    },
  },
  ways: {
    heading: 'Zugänge',
    names: { wallet: 'Wallet', passkey: 'Passkey', recovery: 'Wiederherstellungscode' },
    added: (day: string) => `seit dem ${day}`,
    remove: (name: string) => `Entfernen: ${name}`,
    addWallet: 'Meine Wallet hinzufügen',
    addPasskey: 'Passkey hinzufügen',
    addOwnPasskey: 'Meinen Passkey hinzufügen',
    newCode: 'Neuer Wiederherstellungscode',
    changed: { title: 'Zugang hinzugefügt', description: 'Ihre privaten Attribute bleiben, wie sie sind.' },
    removing:
      'Wenn Sie einen Zugang entfernen oder den Code ersetzen, wird alles mit einem neuen Schlüssel verschlossen. Was Sie danach speichern, kann der entfernte Zugang nicht öffnen. Mit einer früheren Sicherung öffnet er weiter, was darin ist.',
    newCodeText:
      'Schreiben Sie den neuen Code auf. Wenn Sie fortfahren, wird alles mit einem neuen Schlüssel verschlossen, und der alte Code kann es nicht mehr öffnen. Mit einer früheren Sicherung öffnet er weiter, was darin ist.',
    rotated: {
      title: 'Mit neuem Schlüssel verschlossen',
      description: 'Nur die jetzt genannten Zugänge öffnen sie. Bitte speichern Sie eine neue Sicherungsdatei.',
    },
    losses: {
      heading: 'Das käme nicht mit',
      way: (name: string, day: string) => `${name}, seit dem ${day}: wird entfernt.`,
      items: (count: number) =>
        plural(count, {
          one: '# nicht lesbarer Eintrag wird gelöscht.',
          other: '# nicht lesbare Einträge werden gelöscht.',
        }),
      keep: 'Um einen Zugang zu behalten, verschließen Sie Ihre privaten Attribute, öffnen Sie sie einmal damit, und kommen Sie zurück.',
      code: 'Sie bekommen einen neuen Wiederherstellungscode.',
      go: 'Trotzdem fortfahren',
      back: 'Zurück',
    },
  },
  restore: {
    choose: 'Sicherungsdatei',
    other:
      'Diese Sicherung gehört zu einer anderen Wallet. Sie öffnet sich nur mit der Wallet, für die sie erstellt wurde.',
    done: {
      title: 'Sicherung wiederhergestellt',
      description:
        'Auf der Website, auf der sie entstand, öffnet sie jeder Zugang. Überall sonst der Wiederherstellungscode.',
    },
  },
  again: {
    open: 'Ohne sie neu beginnen …',
    text: 'Wenn Sie keinen dieser Zugänge mehr haben, sind Ihre privaten Attribute verloren: Niemand kann sie öffnen. Hier löschen Sie sie mit allen Zugängen. Angaben und was Prüfstellen bestätigt haben, bleiben.',
    word: 'löschen',
    confirm: 'Geben Sie zur Bestätigung „löschen“ ein',
    submit: 'Private Attribute löschen',
    done: {
      title: 'Private Attribute gelöscht',
      description: 'Ihre Angaben bleiben. Sie können private Attribute neu einrichten.',
    },
  },
  attributes: {
    heading: 'Private Attribute',
    text: 'Optional. Lesen können sie nur Sie, und Prüfstellen, mit denen Sie sie teilen. Später können Sie etwas daraus beweisen.',
    fixed: 'Eine Prüfstelle steht dafür ein. Was Sie ändern, muss noch einmal bestätigt werden.',
    choose: 'Nicht angegeben',
    yes: 'Ja',
    no: 'Nein',
    save: 'Private Attribute speichern',
    saving: 'Wird gespeichert …',
    saved: {
      title: 'Private Attribute gespeichert',
      description: 'Sie wurden vor dem Speichern in diesem Browser versiegelt.',
    },
    none: 'Bitte geben Sie mindestens eines ein',
    wrong: {
      date: `Geben Sie einen Tag zwischen ${provenYears.first} und ${provenYears.last} ein`,
      number: 'Geben Sie eine ganze Zahl ein',
      decimal: 'Geben Sie eine Zahl mit höchstens zwei Nachkommastellen ein, zum Beispiel 2,75',
      other: 'Das lässt sich nicht verwenden. Bitte kürzen oder ändern Sie es.',
    },
  },
  share: {
    label: 'Meine privaten Attribute mit dieser Prüfstelle teilen',
    hint: 'Sie werden mit dem Schlüssel dieser Prüfstelle versiegelt. Sonst kann sie niemand lesen, und mit der Entscheidung werden sie gelöscht.',
    refused: {
      none: 'Diese Prüfstelle kann noch keine privaten Attribute empfangen.',
      bad: 'Der Schlüssel dieser Prüfstelle ist nicht von ihrer Wallet signiert. Mit ihr wird nichts geteilt.',
      unknown: 'Diese Prüfstelle ließ sich gerade nicht auf der Blockchain prüfen.',
      ended: 'Der Schlüssel dieser Prüfstelle ist abgelaufen, und noch gibt es keinen neuen.',
      older:
        'Das ist nicht der neueste Schlüssel, den diese Seite gesehen hat. Vielleicht hat ihn inzwischen jemand anderes. Mit dieser Prüfstelle wird nichts geteilt.',
      frozen: 'Ein Schlüssel dieser Prüfstelle ist als gestohlen gemeldet. Mit ihr wird nichts geteilt.',
      suspended: 'Das Verzeichnis führt die Wallet dieser Prüfstelle als gesperrt. Mit ihr wird nichts geteilt.',
      'not-accredited': 'Das Verzeichnis kennt die Wallet dieser Prüfstelle nicht. Mit ihr wird nichts geteilt.',
    },
    without: 'Anfrage ohne sie senden',
    sealedFor: (name: string) => `Für ${quoteWords(name)}`,
    reviewed: (domain: string) =>
      `Im Verzeichnis auf der Blockchain ist dieser Name${domain === '' ? '' : ` und die Domain ${domain}`} überprüft, für die Wallet:`,
    renamed: (listed: string) => `In der Liste steht ${quoteWords(listed)}.`,
    notReviewed: 'Nicht überprüft',
    unknownWallet: (listed: string) =>
      `Niemand hat einen Namen für diese Wallet überprüft. ${quoteWords(listed)} kann sich also jede Wallet nennen. Teilen Sie nur, wenn die Prüfstelle Ihnen diese Adresse genannt hat:`,
    agree: 'Trotzdem mit dieser Wallet teilen',
    signature:
      'Ihre Wallet bittet um eine weitere Signatur. Sie beweist der Prüfstelle, dass die Attribute von Ihnen kommen.',
    byPasskey: {
      signature:
        'Sie signieren noch einmal mit Ihrem Passkey. Das beweist der Prüfstelle, dass die Attribute von Ihnen kommen.',
    },
    checking: 'Schlüssel der Prüfstelle wird geprüft',
    locked: 'Öffnen Sie Ihre privaten Attribute, um sie zu teilen.',
  },
  verifier: {
    heading: 'Von der anfragenden Person',
    text: 'Für Sie versiegelt und in diesem Browser geöffnet. Prüfen Sie jeden Wert wie die Angabe selbst: Ihre Signatur steht für alle ein.',
    locked:
      'Die anfragende Person hat private Attribute mit Ihnen geteilt. Öffnen Sie Ihre privaten Attribute, um sie zu lesen.',
    from: (wallet: string, day: string) => `Am ${day} mit der Wallet ${wallet} der anfragenden Person signiert.`,
    failed:
      'Was mit Ihnen geteilt wurde, lässt sich nicht verwenden. Den Text der Angabe allein können Sie trotzdem bestätigen.',
    faults: {
      'attributes-unsigned':
        'Das wurde gesendet, als solche Attribute noch nicht signiert wurden. Deshalb lässt sich nicht sagen, von wem es kommt, und es bleibt verschlossen. Lehnen Sie die Anfrage mit diesem Grund ab, damit es noch einmal gesendet werden kann, oder bestätigen Sie nur den Text der Angabe.',
      'attributes-signature-invalid':
        'Das ist nicht von der Wallet signiert, der diese DID gehört: Vielleicht stammt es von jemand anderem. Es bleibt verschlossen. Den Text der Angabe allein können Sie trotzdem bestätigen.',
      'chain-unreachable':
        'Auf der Blockchain ließ sich nicht nachsehen, wem diese DID gehört. Deshalb bleibt das vorerst verschlossen. Versuchen Sie es gleich noch einmal.',
    },
    retry: 'Erneut versuchen',
    makeKey: 'Private Attribute empfangen',
    makeKeyText:
      'Eine Signatur erstellt einen Schlüssel. Wer bei Ihnen anfragt, versiegelt private Attribute damit, und Sie öffnen sie in diesem Browser.',
    makeKeyAction: 'Meinen Schlüssel erstellen',
    made: { title: 'Schlüssel veröffentlicht', description: 'Private Attribute lassen sich jetzt mit Ihnen teilen.' },
    hasKey: (day: string) => `Private Attribute lassen sich mit Ihnen teilen. Ihr Schlüssel gilt bis ${day}.`,
    renewKey: (day: string) => `Ihr Schlüssel läuft am ${day} ab`,
    endedKey: (day: string) => `Ihr Schlüssel ist am ${day} abgelaufen`,
    renewKeyText:
      'Eine Signatur erstellt den nächsten. Was mit Ihren früheren Schlüsseln versiegelt wurde, lässt sich weiter öffnen: Sie bleiben in Ihrem Tresor.',
    renewKeyAction: 'Nächsten Schlüssel erstellen',
    keyUnknown: 'Ob sich private Attribute mit Ihnen teilen lassen, konnte nicht geladen werden.',
  },
} as const
