export const evidenceTexts = {
  help: `Aufruf: npm run save-evidence -- <Link | Datei> --out DIR [Optionen]

Speichert zu einem Nachweis, was eine spätere Prüfung braucht: die Dokumente und Listen des Ausstellers und Belege dafür, was heute auf
der Blockchain steht. Geprüft wird damit durch npm run check-credential -- <Datei> --documents DIR --trusted-block HASH.

  --out DIR          der Ordner, in den geschrieben wird
  --rpc URL          ein Knoten der Blockchain; sonst RPC_URL, sonst http://127.0.0.1:8545
  --registry 0x…     wie bei check-credential
  --from-block N     wie bei check-credential
  --service URL      wie bei check-credential
  --ethereum-did-registry 0x…   wie bei check-credential`,
  noFolder: 'Nennen Sie mit --out einen Ordner.',
  onlyConfirmed:
    'Belege gibt es nur für eine Angabe, die eine Prüfstelle bestätigt hat, in einem offenen Link oder einer Datei.',
  doesNotHold: 'Der Nachweis gilt heute nicht, also gibt es nichts zu speichern.',
  noNode: 'Der Knoten der Blockchain ist nicht erreichbar.',
  saved: (folder: string) => `Gespeichert in ${folder}.`,
  proves: ({ block, day, hash }: { block: number; day: string; hash: string }) =>
    `Das belegt, was am ${day} in Block ${block} der Blockchain stand: ${hash}`,
  apart: (block: number, hash: string) =>
    `Eine Prüfung muss auch den Block des Eintrags nennen. Es ist Block ${block}: ${hash}`,
  notRecorded: 'Die Bestätigung steht noch nicht auf der Blockchain. Speichern Sie noch einmal, sobald sie dort steht.',
  ownSource:
    'Wer prüft, sollte den Hash jedes hier genannten Blocks aus einer Quelle haben, die nicht von Ihnen abhängt, zum Beispiel von einem Block-Explorer.',
  differ:
    'Die Belege des Knotens ergeben nicht die Antworten seines Registers, also lässt sich nichts belegen. Versuchen Sie es nach dem nächsten Block noch einmal.',
  noAnswer: (method: string) =>
    `Der Knoten der Blockchain beantwortet ${method} nicht. Ohne diese Antwort lässt sich nichts speichern.`,
  otherForm:
    'Auf dieser Blockchain haben Belege von Transaktionen eine andere Form, also lässt sich der Eintrag nicht belegen.',
} as const
