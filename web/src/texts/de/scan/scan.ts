import { quoteWords } from '@did/domain/proof/quote-words'
export const scanTexts = {
  title: 'QR scannen',
  lead: 'Richten Sie die Kamera auf den Code einer geteilten Angabe oder einer Anfrage nach einem Beweis, oder nehmen Sie sein Bild, den Link oder die Datei. Auch Nachweise anderer Dienste gehen. Nichts wird hochgeladen: Dieser Browser liest alles selbst.',
  toCheckMany: 'Haben Sie viele Links, Codes oder Dateien?',
  checkMany: 'Mehrere prüfen',
  toAsk: 'Möchten Sie eine Tatsache über jemanden wissen, und nicht mehr?',
  ask: 'Nach einem Beweis fragen',
  cameraHeading: 'Kamera',
  startCamera: 'Kamera benutzen',
  startingCamera: 'Kamera wird gestartet. Wenn der Browser fragt, erlauben Sie dieser Seite, sie zu benutzen.',
  stopCamera: 'Kamera ausschalten',
  torch: 'Kameralicht',
  torchFailed: 'Das Licht der Kamera ließ sich nicht schalten. Gescannt wird auch ohne.',
  looking: 'Code wird gesucht',
  noCamera: 'Auf diesem Gerät wurde keine Kamera gefunden. Wählen Sie stattdessen ein Bild.',
  cameraDenied:
    'Der Browser lässt diese Seite die Kamera nicht benutzen. Erlauben Sie es in den Website-Einstellungen des Browsers, oder wählen Sie ein Bild.',
  cameraFailed:
    'Die Kamera konnte nicht gestartet werden. Vielleicht benutzt sie gerade ein anderes Programm. Wählen Sie stattdessen ein Bild.',
  cameraUnsupported: 'Dieser Browser bietet dieser Seite keine Kamera an. Wählen Sie stattdessen ein Bild.',
  pictureHeading: 'Bild, Link oder Datei',
  choosePicture: 'Bild wählen',
  chooseFile: 'Datei wählen',
  paste: 'Einfügen',
  dropHint: 'oder irgendwo in dieses Feld ziehen',
  clipboardEmpty: 'In der Zwischenablage ist weder ein Bild noch ein Link. Kopieren Sie zuerst eines davon.',
  clipboardClosed:
    'Der Browser lässt diese Seite die Zwischenablage nicht lesen. Drücken Sie stattdessen Strg+V (auf dem Mac ⌘V), oder wählen Sie ein Bild.',
  reading: 'Bild wird gelesen …',
  notFound:
    'In diesem Bild wurde kein QR-Code gefunden. Nehmen Sie ein schärferes, auf dem der ganze Code zu sehen ist.',
  readerNotLoaded:
    'Der Leser für Codes konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  notAPicture: 'Diese Datei ist kein Bild, das der Browser öffnen kann.',
  pictureTooLarge:
    'Dieses Bild ist zu groß, um es hier zu öffnen. Schneiden Sie den Teil mit dem Code aus, und wählen Sie den.',
  notAClaimFile:
    'Diese Datei ist weder eine gespeicherte Angabe noch ein Nachweis, oder sie ist beschädigt. Wählen Sie die Datei, die Sie von der Person bekommen haben.',
  tooLong: 'Diese Datei ist zu lang für eine gespeicherte Angabe oder einen Nachweis. Sie wurde deshalb nicht gelesen.',
  fileChecked: (name: string | null) =>
    name === null ? 'Gelesen aus dem Text, den Sie eingefügt haben' : `Gelesen aus der Datei ${quoteWords(name)}`,
  otherFile: 'Etwas anderes prüfen',
  otherTitle: 'Das ist weder eine geteilte Angabe noch eine Anfrage',
  otherText:
    'Der Code enthält den Text unten. Er wird nicht geöffnet: Öffnen Sie ihn nur selbst, wenn Sie der Quelle vertrauen.',
  foreignTitle: (host: string) => `Dieser Link gehört zu ${host}`,
  foreignText: (host: string) =>
    `Er sieht aus wie ein Code dieses Dienstes, führt aber zu ${host} und nicht zu dieser Website. Öffnen Sie ihn dort nur, wenn Sie ${host} vertrauen.`,
  copy: 'Text kopieren',
  copied: { title: 'Text kopiert', description: 'Er ist in der Zwischenablage.' },
  copyFailed: { title: 'Fehler', description: 'Der Text konnte nicht kopiert werden.' },
  again: 'Weiteren Code scannen',
} as const
