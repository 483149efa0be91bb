/** The command line and the page say these sentences about several credentials in one link. */
export const collectionTexts = {
  title: (count: number) => `${count} credentials in one link`,
  'nothing-to-compare': 'Fewer than two of them are confirmed, so nothing shows that they belong to one person.',
  sameCredential: (times: number, all: number) =>
    times === all
      ? `It is the same credential, ${times} times.`
      : `The ${times} confirmed ones of ${all} are the same credential.`,
  oneIdentity: ({ confirmed, repeated }: { confirmed: number; repeated: number }, all: number) =>
    [
      confirmed === all
        ? `All ${all} were issued to one identity.`
        : `The ${confirmed} ${repeated > 0 ? 'different ' : ''}confirmed ones of ${all} were issued to one identity.`,
      ...(repeated > 0 ? [repeated === 1 ? 'One came twice.' : `${repeated} only repeat another.`] : []),
    ].join(' '),
  namesDiffer: (names: string) =>
    `They were issued to one identity, but the confirmed names differ: ${names}. Ask why.`,
  severalIdentities: (identities: number) =>
    `They were issued to ${identities} different identities, so they may belong to different people.`,
} as const
