/** `npm run check-history` prints these texts. */
export const historyTexts = {
  usage: 'Usage: npm run check-history -- <file> [<older file of the same claim>]',
  wrong: 'WRONG',
  notChecked: 'not checked',
  whole: (entries: number, claimId: number) =>
    `The ${entries} entries of claim ${claimId} follow one another without a gap.`,
  noHistory: (path: string, why: string) => `${path} is not a claim's history: ${why}`,
  unreadable: (path: string, why: string) => `${path} cannot be read: ${why}`,
  empty: 'There are no entries',
  entry: (place: number, kind: string) => `Entry ${place} (${kind})`,
  outOfPlace: (entry: string) => `${entry} is out of its place`,
  doesNotFollow: (entry: string) => `${entry} does not follow the entry before it`,
  tooEarly: (entry: string) => `${entry} is earlier than the entry before it`,
  otherHash: (entry: string) => `${entry} does not have the hash of what it says`,
  otherText: (entry: string) => `${entry} does not have the hash of its text`,
  erased: (entry: string) => `${entry}: its text was erased, or is not shown to you`,
  otherClaim: 'The older file is about another claim',
  changed: (entry: string) => `${entry} is not what the older file holds`,
} as const
