/** `npm run save-evidence` prints these texts. */
export const evidenceTexts = {
  help: `Usage: npm run save-evidence -- <link | file> --out DIR [options]

Saves beside a credential what a later check needs: the issuer's documents and lists, and proofs of what the chain says today. Check
with it by npm run check-credential -- <file> --documents DIR --trusted-block HASH.

  --out DIR          the folder to write
  --rpc URL          a node of the chain; otherwise RPC_URL, otherwise http://127.0.0.1:8545
  --registry 0x…     as for check-credential
  --from-block N     as for check-credential
  --service URL      as for check-credential
  --ethereum-did-registry 0x…   as for check-credential`,
  noFolder: 'Name a folder with --out.',
  onlyConfirmed: 'Only a claim that a verifier confirmed, in an open link or a file, has evidence.',
  doesNotHold: 'The credential does not hold today, so there is nothing to save.',
  noNode: 'The chain’s node cannot be reached.',
  saved: (folder: string) => `Saved in ${folder}.`,
  proves: ({ block, day, hash }: { block: number; day: string; hash: string }) =>
    `It proves what the chain said in block ${block} on ${day}: ${hash}`,
  apart: (block: number, hash: string) =>
    `A check has to name the block of the record, too. It is block ${block}: ${hash}`,
  notRecorded: 'The confirmation is not recorded on the chain yet. Save the evidence again when it is.',
  ownSource:
    'Let the checker get the hash of each block named here from a source that does not depend on you, such as a block explorer.',
  differ:
    'The proofs of the chain’s node do not give the answers of its registry, so nothing can be proved. Try again after the next block.',
  noAnswer: (method: string) => `The chain's node does not answer ${method}, which evidence needs.`,
  otherForm: 'This chain has receipts of another form, so the record cannot be proved.',
} as const
