import { holderChallengeSeconds } from '../../../holder-challenge/limits.ts'
import { writeDuration } from '../durations.ts'

export const checkerTexts = {
  help: `Aufruf: npm run check-credential -- <Link | Datei> [Optionen]

Prüft eine geteilte Angabe wie die Ergebnisseite, ohne dem zu vertrauen, der diese Seite ausliefert. Eine Datei kann auch ein Nachweis
anderer Software sein: ein W3C-Nachweis (JSON oder JWT), ein SD-JWT VC oder ein Open Badge, auch in einem PNG oder SVG.

  --rpc URL          ein Knoten der Blockchain; sonst RPC_URL, sonst http://127.0.0.1:8545
  --chain N          die Nummer der Blockchain, auf die Sie sich verlassen; sonst die des Knotens. Mit --documents ist sie nötig,
                     wenn contracts/deployments.json die Blockchain und das Register des Ordners nicht nennt. Die Blockchain von npm start
                     muss immer genannt werden
  --registry 0x…     das DidRegistry, auf das Sie sich verlassen; sonst das aus contracts/deployments.json für die Blockchain des Knotens
  --from-block N     wo die Ereignisse dieses Registers beginnen (mit --registry; sonst 0)
  --policy P         review (eine Signatur ohne Akkreditierung wird abgelehnt) oder open (sie ist eine Warnung);
                     mit --registry review, sonst wie in contracts/deployments.json
  --open             öffnet einen kontrollierten Link oder einen Link zu mehreren Nachweisen, was bei jedem als ein Aufruf zählt;
                     ohne diese Option bleibt ein solcher Link geschlossen
  --ask-holder       fragt auch nach, ob der Nachweis der Person gehört: druckt einen Link für sie und wartet bis zu ${writeDuration(holderChallengeSeconds.minutes * 1000)}
  --asker NAME, --reason TEXT   mit --ask-holder: Ihr Name und warum Sie fragen. Die Person liest beides als Ihre eigenen, ungeprüften Worte
  --by-mail          mit --ask-holder: der Link endet nach ${writeDuration(holderChallengeSeconds.day * 1000)}, und die Antwort sagt, wie alt sie ist
  --no-server        fragt nur den Knoten, auch nicht, ob der Link noch offen ist
  --service URL      der Dienst, dessen eigene Signatur bei Nachweisen anderer Software zählt
  --ethereum-did-registry 0x…   das ERC-1056-Register, in dem Aussteller ihre Schlüssel bekannt geben

Ohne Netz, mit dem, was npm run save-evidence geschrieben hat:

  --documents DIR    liest alles aus diesem Ordner und fragt niemanden
  --trusted-block HASH   ein Block, von dem Sie aus eigener Quelle wissen, dass er zur Blockchain gehört; auch mehrfach.
                     Der Ordner muss den neuesten davon belegen. Ohne einen solchen Block kann der Teil der Blockchain nicht geprüft werden

Rückgabewert 0: alles ist grün, und mit --ask-holder kam eine Antwort. 1: rot. 2: alles andere (gelb, unvollständig, nicht prüfbar, falsche Argumente).

Der Dienst des Links wird gefragt, ob der Link noch offen ist und ob die Prüfstelle gerade etwas zurückgezogen hat. Dieser Dienst beweist
nichts und wird nicht gebraucht: Antwortet er nicht, steht in dieser Zeile „Nicht prüfbar“, und der Rückgabewert ist der
ohne diese Zeile. Für eine 0 muss alles andere bestanden sein. Eine Datei nennt keinen Dienst, also wird keiner gefragt.`,
  seeHelp: (name: string) => `npm run ${name} -- --help sagt, wie es geht.`,
  claim: 'Die Angabe',
  ownWords: 'Was die Person selbst geschrieben hat',
  savedKeys:
    'Die Schlüssel und Listen des Ausstellers sind die im Ordner. Wer sie gespeichert hat, könnte sie geändert haben.',
  nameBlock:
    'Der Teil der Blockchain konnte nicht geprüft werden: Nennen Sie mit --trusted-block den Block, dem Sie glauben.',
  noSuchBlock:
    'Der Teil der Blockchain konnte nicht geprüft werden: Der Ordner muss jeden Block enthalten, den Sie mit --trusted-block genannt haben, und den neuesten davon belegen.',
  heldOn: (day: string) => `Galt am ${day}; ein späterer Rückzug ist nicht bekannt.`,
  openAll: 'Führen Sie es mit --open noch einmal aus, um sie zu öffnen. Das zählt bei jedem als ein Aufruf.',
  openOne: 'Führen Sie es mit --open noch einmal aus, um die Angabe zu öffnen. Das zählt als ein Aufruf.',
  changed: 'Das hat sich geändert, während der Befehl auf die Person gewartet hat, der der Nachweis gehört:',
  twoWords: (words: string) =>
    `Auf dem Bildschirm der Person, der der Nachweis gehört, stehen auch diese zwei Wörter. Vergleichen Sie die Bildschirme, oder lassen Sie sich die Wörter vorlesen: ${words}`,
  faults: {
    noOption: (option: string) => `Es gibt keine Option ${option}.`,
    optionMisused: (option: string) => `Verwenden Sie ${option} so, wie die Hilfe es sagt.`,
    oneSource: 'Nennen Sie einen Link oder eine Datei.',
    service: '--service muss die Adresse eines Dienstes sein.',
    rpc: '--rpc muss eine Adresse mit http oder https sein.',
    registry: '--registry muss eine Adresse sein, --from-block eine Zahl, --policy open oder review.',
    chain: '--chain muss die Nummer einer Blockchain sein.',
    noChain: (chainId: number) =>
      `Der Ordner gibt an, zur Blockchain ${chainId} zu gehören. Nennen Sie mit --chain die Blockchain, auf die Sie sich verlassen.`,
    otherChain: (found: number, named: number) =>
      `Die Antworten stammen von der Blockchain ${found}, aber --chain nennt die Blockchain ${named}.`,
    noRegistry: (chainId: number) =>
      `contracts/deployments.json nennt kein Register für die Blockchain ${chainId}; geben Sie eines mit --registry an.`,
    oneLink: 'Geben Sie einen Link nach dem anderen an.',
    noSource: (source: string) => `${source} ist weder ein Link noch eine Datei.`,
    asksOnly: 'Dieser Link fragt nach etwas und enthält keine Angabe. Öffnen Sie ihn in einem Browser.',
    notSaved: (file: string) => `${file} ist nicht so, wie save-evidence es schreibt.`,
    trusted: '--trusted-block muss der Hash eines Blocks sein.',
    needsNetwork: '--open und --ask-holder brauchen ein Netz und gehen daher nicht mit --documents.',
    nobodyToAsk: 'Zu dieser Angabe kann niemand gefragt werden.',
    noService: 'Eine Datei nennt keinen Dienst, über den jemand antworten könnte.',
    wholeLink: 'Nur ein ganzer Link lässt sich öffnen.',
    notOpened: (origin: string, status: number) => `${origin} hat die Angabe nicht geöffnet (${status}).`,
    onlyWithAsking: '--asker, --reason und --by-mail gehen nur mit --ask-holder.',
    askerTooLong: (most: number) => `--asker hat höchstens ${most} Zeichen.`,
    reasonTooLong: (most: number) => `--reason hat höchstens ${most} Zeichen.`,
    questionRefused: (origin: string, status: number) => `${origin} hat die Frage nicht angenommen (${status}).`,
  },
} as const
