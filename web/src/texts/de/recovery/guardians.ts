import { unfreezeAloneDays } from '@did/domain/account/recovery-limits'

const people = (count: number) => (count === 1 ? '1 Vertrauensperson' : `${count} Vertrauenspersonen`)
const must = (count: number) => (count === 1 ? 'muss' : 'müssen')
const forDays = (count: number) => (count === 1 ? '1 Tag' : `${count} Tage`)
const afterDays = (count: number) => (count === 1 ? '1 Tag' : `${count} Tagen`)

export const guardianFileTexts = {
  open: 'Datei öffnen',
  chooseFile: 'Die Datei der Vertrauenspersonen',
  paste: 'Oder den Text der Datei einfügen',
  faults: {
    unreadable: 'Das ist keine Datei der Vertrauenspersonen, oder ein Teil fehlt.',
    elsewhere: 'Diese Datei gehört zu einem anderen Dienst.',
    'other-identity': 'In dieser Datei geht es um eine andere Identität.',
    outdated:
      'Diese Vertrauenspersonen gelten für diese Identität nicht oder nicht mehr. Suchen Sie eine andere Datei.',
  },
  read: (threshold: number, count: number) =>
    `Die Datei passt: ${threshold} von ${people(count)} ${must(threshold)} zustimmen.`,
} as const

export const guardianTexts = {
  heading: 'Wenn Sie Ihren Schlüssel verlieren',
  lead: 'Wählen Sie Menschen, die Ihnen Ihre Identität zurückgeben können, wenn Ihr Gerät oder Ihre Wallet verloren geht oder gestohlen wird.',
  open: 'Vertrauenspersonen und gestohlene Schlüssel',
  title: 'Vertrauenspersonen',
  description:
    'Das sind Menschen, denen Sie vertrauen. Gemeinsam können sie Ihrer Identität einen neuen Schlüssel geben.',
  loading: 'Ihre Vertrauenspersonen werden geladen',
  loadFailure: 'Ihre Vertrauenspersonen konnten nicht geladen werden.',
  points: [
    'Wenn genug von ihnen zustimmen, beginnt eine Wiederherstellung. Einige Tage lang können Sie sie stoppen; wie viele, wählen Sie. Wer Ihren Schlüssel gestohlen hat, kann sie auch stoppen.',
    'Wenn alle zustimmen, kann niemand sie stoppen: niemand mit gestohlenem Schlüssel, und auch Sie nicht. Wählen Sie deshalb Menschen, die einander nicht gut kennen.',
    'Niemand erfährt, wer sie sind, bis sie handeln. Ihre Nachweise sehen sie nicht.',
    'Ohne Vertrauenspersonen kann Ihnen niemand helfen, wenn Ihr Schlüssel weg ist. Auch wir nicht.',
  ],
  state: {
    none: 'Sie haben noch keine Vertrauenspersonen.',
    set: 'Sie haben Vertrauenspersonen. Wer sie sind, kann hier niemand lesen. Es steht in Ihrer Datei und in deren.',
    waiting: (date: string) => `Eine Änderung Ihrer Vertrauenspersonen wartet. Sie gilt ab dem ${date}.`,
    leaving: (date: string) => `Ihre Vertrauenspersonen gehen am ${date}. Danach haben Sie keine mehr.`,
  },
  choose: 'Vertrauenspersonen wählen',
  change: 'Vertrauenspersonen ändern',
  stolen: 'Mein Schlüssel wurde gestohlen',
  back: 'Zurück',
  askThem:
    'Ihre Vertrauenspersonen können Ihre Identität auch sofort einfrieren, das wieder beenden oder eine Änderung stoppen.',
  toHelp: 'Link für sie erstellen',
  present: {
    title: 'Vertrauenspersonen ändern',
    description:
      'Öffnen Sie zuerst die Datei Ihrer jetzigen Vertrauenspersonen. Die neuen gelten nach deren doppelter Wartezeit. So kann niemand mit gestohlenem Schlüssel Ihre Vertrauenspersonen wegschicken.',
  },
  form: {
    text: 'Fragen Sie jede Vertrauensperson nach ihrem Benutzernamen oder ihrer Adresse hier. Anmelden kann sie sich mit einer Wallet oder einem Passkey. Der Benutzername steht in ihrem Profil, die Adresse hinter der Schaltfläche ganz oben auf der Seite.',
    row: (number: number) => `Vertrauensperson ${number}`,
    placeholder: 'Benutzername oder 0x…',
    looking: 'Ihre Vertrauenspersonen werden gesucht …',
    add: 'Vertrauensperson hinzufügen',
    remove: (number: number) => `Vertrauensperson ${number} entfernen`,
    threshold: 'Wie viele zustimmen müssen',
    thresholdOption: (threshold: number, count: number) =>
      threshold === count ? `Alle ${count}` : `${threshold} von ${count}`,
    thresholdHint: 'Mehr als die Hälfte ist eine gute Wahl.',
    thresholdOfAll:
      'Wenn alle zustimmen müssen, können Sie eine Wiederherstellung nie stoppen. Wenn Sie das können möchten, wählen Sie weniger, oder fügen Sie eine Vertrauensperson hinzu.',
    days: 'Tage, in denen Sie eine Wiederherstellung stoppen können',
    daysOfAll: 'Tage, die eine Wiederherstellung wartet',
    daysHint: (least: number, most: number) =>
      `Von ${least} bis ${most}. So lange wartet eine Wiederherstellung, auch wenn Sie sie selbst möchten.`,
    daysFault: (least: number, most: number) => `Bitte geben Sie eine Zahl von ${least} bis ${most} ein`,
    next: 'Weiter',
    faults: {
      missing: 'Bitte geben Sie den Benutzernamen oder die Adresse mindestens einer Vertrauensperson ein',
      unknown:
        'Diesen Benutzernamen gibt es hier nicht. Prüfen Sie die Schreibweise, oder fragen Sie nach der Adresse.',
      unasked:
        'Dieser Benutzername ließ sich nicht nachsehen. Bitte versuchen Sie es später noch einmal, oder geben Sie die Adresse ein.',
      'not-address': 'Das ist keine Adresse. Eine Adresse beginnt mit 0x und hat 42 Zeichen.',
      misspelt: 'Ein Zeichen dieser Adresse ist falsch. Kopieren Sie noch einmal die ganze Adresse.',
      yourself: 'Das ist Ihre eigene Adresse. Eine Vertrauensperson ist jemand anderes.',
      repeated: 'Diese Vertrauensperson steht schon in der Liste',
    },
  },
  remove: {
    title: 'Alle Vertrauenspersonen entfernen',
    description: 'Danach kann niemand mehr Ihrer Identität einen neuen Schlüssel geben.',
    present: {
      title: 'Alle Vertrauenspersonen entfernen',
      description:
        'Öffnen Sie zuerst die Datei Ihrer jetzigen Vertrauenspersonen. Ohne sie lassen sie sich nicht entfernen.',
    },
    points: (wait: number) => [
      `Ihre Vertrauenspersonen gehen nach ${afterDays(wait)}. Das ist die doppelte Wartezeit. So kann sie niemand mit gestohlenem Schlüssel wegschicken, bevor sie handeln.`,
      'Bis dahin gelten sie, und was sie gemeinsam entscheiden, bricht das Entfernen ab. Auch ein Einfrieren bricht es ab.',
      'Bis dahin können Sie es sich anders überlegen: Wählen Sie dann wieder Vertrauenspersonen.',
    ],
    warning:
      'Wer Ihren Schlüssel hat, hat dann Ihre Identität. Und ist der Schlüssel verloren, ist auch die Identität verloren.',
    submit: 'Alle Vertrauenspersonen entfernen',
    removing: {
      title: 'Alle Vertrauenspersonen entfernen',
      success: 'Ihre Vertrauenspersonen gehen nach der Wartezeit, wenn es niemand stoppt.',
      done: {
        title: 'Ihre Vertrauenspersonen gehen',
        description: 'Ab wann Sie keine mehr haben, steht in Ihrem Profil.',
      },
    },
  },
  file: {
    people: 'Ihre Vertrauenspersonen',
    summary: (threshold: number, count: number, delay: number) =>
      `${threshold} von ${people(count)} ${must(threshold)} zustimmen, und eine Wiederherstellung wartet ${forDays(delay)}.`,
    text: 'Geben Sie diese Datei jeder Vertrauensperson, und bewahren Sie eine Kopie außerhalb dieses Geräts auf. Eine Wiederherstellung braucht die Datei, und wir haben sie nicht. Ohne sie können Ihre Vertrauenspersonen nicht helfen.',
    save: 'Datei speichern',
    copy: 'Text kopieren',
    copied: { title: 'Kopiert', description: 'Der Text der Datei ist in der Zwischenablage.' },
    copyFailed: {
      title: 'Nicht kopiert',
      description: 'Der Browser erlaubt das Kopieren nicht. Bitte speichern Sie die Datei.',
    },
    confirm: 'Meine Vertrauenspersonen haben diese Datei, und ich bewahre eine Kopie auf',
    saveFirst: 'Speichern Sie zuerst die Datei, oder kopieren Sie ihren Text',
    confirmFirst: 'Bitte bestätigen Sie, dass Ihre Vertrauenspersonen die Datei haben',
    submit: 'Vertrauenspersonen eintragen',
  },
  setting: {
    title: 'Vertrauenspersonen eintragen',
    success: 'Ihre Vertrauenspersonen stehen auf der Blockchain, als Zahl, die niemanden nennt.',
    saved: 'Behalten Sie die Datei: Sie brauchen sie, wenn Sie es noch einmal versuchen.',
    done: {
      title: 'Ihre Vertrauenspersonen sind eingetragen',
      description: 'Ab jetzt können sie Ihnen helfen, nach einer Änderung ab dem Tag, an dem sie gilt.',
    },
  },
} as const

export const frozenTexts = {
  title: 'Mein Schlüssel wurde gestohlen',
  description: 'Stoppen Sie alles, was mit Ihrem Schlüssel möglich wäre.',
  points: [
    'In Ihrem Namen lässt sich nichts Neues eintragen, beweisen, bestätigen oder beantworten.',
    'Was schon bestätigt ist, bleibt, wie es ist.',
    'Wer Ihre Links öffnet, wird gewarnt, bis das Einfrieren endet.',
  ],
  endsBy:
    'Das Einfrieren endet mit einer Wiederherstellung, durch eine Entscheidung Ihrer Vertrauenspersonen, oder wenn Sie darum bitten und warten.',
  noGuardians: `Sie haben keine Vertrauenspersonen. Niemand kann Ihnen einen neuen Schlüssel geben. Das Einfrieren endet erst, wenn Sie darum bitten und ${forDays(unfreezeAloneDays)} warten.`,
  submit: 'Identität einfrieren',
  freezing: {
    title: 'Identität einfrieren',
    success: 'Ihre Identität ist eingefroren. Bitten Sie jetzt Ihre Vertrauenspersonen um eine Wiederherstellung.',
    successAlone:
      'Ihre Identität ist eingefroren, bis Sie das Einfrieren beenden. Niemand kann Ihnen einen neuen Schlüssel geben.',
    done: { title: 'Ihre Identität ist eingefroren', description: 'In Ihrem Namen lässt sich nichts mehr tun.' },
  },
  end: 'Einfrieren beenden',
  endDescription: 'Das Einfrieren endet nach der Wartezeit Ihrer Vertrauenspersonen.',
  endDescriptionAlone: `Das Einfrieren endet nach ${afterDays(unfreezeAloneDays)}.`,
  endText:
    'Bis dahin können Sie und Ihre Vertrauenspersonen das noch stoppen, denn auch jemand mit gestohlenem Schlüssel könnte darum bitten.',
  endTextAlone:
    'Bis dahin können Sie das noch stoppen, denn auch jemand mit gestohlenem Schlüssel könnte darum bitten.',
  endFile: 'Öffnen Sie die Datei Ihrer Vertrauenspersonen.',
  endSubmit: 'Um das Ende bitten',
  ending: {
    title: 'Einfrieren beenden',
    success: 'Das Einfrieren endet nach der Wartezeit, wenn es niemand stoppt.',
    done: { title: 'Sie haben um das Ende gebeten', description: 'Wann das Einfrieren endet, steht in Ihrem Profil.' },
  },
} as const

export const moveSectionTexts = {
  title: 'Zu einem anderen Schlüssel umziehen',
  lead: 'Von Ihrer Wallet zu einem Passkey, oder von Ihrem Passkey zu einer Wallet. Ihre Identität bleibt dieselbe.',
  open: 'Ansehen, was ein Umzug bewirkt',
} as const

export const controlNoticeTexts = {
  frozen: {
    title: 'Ihre Identität ist eingefroren',
    text: (date: string) =>
      `Seit dem ${date} lässt sich in Ihrem Namen nichts tun. Ihre Vertrauenspersonen können Ihnen einen neuen Schlüssel geben.`,
    textAlone: (date: string) =>
      `Seit dem ${date} lässt sich in Ihrem Namen nichts tun. Sie haben keine Vertrauenspersonen, deshalb schützt Sie nur das Einfrieren. Es gilt, bis Sie es beenden, und das Beenden dauert ${forDays(unfreezeAloneDays)}.`,
    newKey: 'Um neuen Schlüssel bitten',
  },
  guardians: {
    title: 'Ihre Vertrauenspersonen wechseln bald',
    text: (date: string) =>
      `Ab dem ${date} gelten die neuen. Wenn Sie das nicht wollten, hat jemand anderes Ihren Schlüssel. Auch ein Einfrieren Ihrer Identität stoppt diese Änderung.`,
  },
  leaving: {
    title: 'Ihre Vertrauenspersonen gehen bald',
    text: (date: string) =>
      `Ab dem ${date} haben Sie keine mehr. Wenn Sie das nicht wollten, hat jemand anderes Ihren Schlüssel. Auch ein Einfrieren Ihrer Identität stoppt diese Änderung.`,
  },
  pending: {
    recovery: {
      title: 'Ihre Vertrauenspersonen geben Ihrer Identität einen neuen Schlüssel',
      text: (date: string) =>
        `Ab dem ${date} handelt der neue Schlüssel für Sie. Wenn Sie das nicht wollten, stoppen Sie es jetzt.`,
    },
    unanimous: {
      title: 'Alle Ihre Vertrauenspersonen geben Ihrer Identität einen neuen Schlüssel',
      text: (date: string) =>
        `Ab dem ${date} handelt der neue Schlüssel für Sie. Alle haben zugestimmt. Deshalb können es nur alle gemeinsam stoppen.`,
    },
    move: {
      title: 'Ihre Identität zieht bald um',
      text: (date: string) =>
        `Ab dem ${date} kann ein anderer Schlüssel übernehmen. Wenn Sie das nicht wollten, stoppen Sie es jetzt.`,
    },
    unfreeze: {
      title: 'Das Einfrieren Ihrer Identität endet bald',
      text: (date: string) => `Es endet am ${date}. Wenn Sie das nicht wollten, stoppen Sie es jetzt.`,
    },
  },
  seeMove: 'Umzug ansehen',
  stop: 'Stoppen',
  stopping: {
    title: 'Stoppen',
    success: 'Es geschieht nicht.',
    done: { title: 'Gestoppt', description: 'Es geschieht nicht.' },
  },
} as const
