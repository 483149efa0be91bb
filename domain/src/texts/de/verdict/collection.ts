/** The command line and the page say these sentences about several credentials in one link. */
export const collectionTexts = {
  title: (count: number) => `${count} Nachweise in einem Link`,
  'nothing-to-compare':
    'Weniger als zwei davon sind bestätigt, deshalb zeigt nichts, dass sie zu einer einzigen Person gehören.',
  sameCredential: (times: number, all: number) =>
    times === all
      ? `Es ist ${times}-mal derselbe Nachweis.`
      : `Die ${times} bestätigten von ${all} sind derselbe Nachweis.`,
  oneIdentity: ({ confirmed, repeated }: { confirmed: number; repeated: number }, all: number) =>
    [
      confirmed === all
        ? `Alle ${all} wurden für dieselbe Identität ausgestellt.`
        : `Die ${confirmed} ${repeated > 0 ? 'verschiedenen ' : ''}bestätigten von ${all} wurden für dieselbe Identität ausgestellt.`,
      ...(repeated > 0 ? [repeated === 1 ? 'Einer kam doppelt.' : `${repeated} wiederholen nur einen anderen.`] : []),
    ].join(' '),
  namesDiffer: (names: string) =>
    `Sie wurden für dieselbe Identität ausgestellt, aber die bestätigten Namen sind verschieden: ${names}. Fragen Sie nach dem Grund.`,
  severalIdentities: (identities: number) =>
    `Sie wurden für ${identities} verschiedene Identitäten ausgestellt, gehören also vielleicht verschiedenen Personen.`,
} as const
