// No schema here: the demo wallet knows the sentence, too.

/** The statement a wallet shows when its signature opens a vault (EIP-4361). */
export const vaultStatement =
  'Open my private attributes. With this signature and a copy of my sealed data anybody could read them: sign it on this site only.'
