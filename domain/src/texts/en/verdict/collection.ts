/** The command line and the page say these sentences about several credentials in one link. */
export const collectionTexts = {
  title: (count: number) => `${count} credentials in one link`,
  'nothing-to-compare': 'Fewer than two of them are confirmed, so nothing shows that they belong to one person.',
  oneIdentity: (confirmed: number, all: number) =>
    confirmed === all
      ? `All ${all} were issued to one identity.`
      : `The ${confirmed} confirmed ones of ${all} were issued to one identity.`,
  namesDiffer: (names: string) =>
    `They were issued to one identity, but the confirmed names differ: ${names}. Ask why.`,
  severalIdentities: (identities: number) =>
    `They were issued to ${identities} different identities, so they may belong to different people.`,
} as const
