// No schema may stand in this file, because the demo wallet imports it.

export const vaultStatement =
  'Open my private attributes. With this signature and a copy of my sealed data anybody could read them: sign it on this site only.'
