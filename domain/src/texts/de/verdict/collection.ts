export const collectionTexts = {
  title: (count: number) => `${count} Nachweise in einem Link`,
  'nothing-to-compare':
    'Weniger als zwei davon sind bestätigt. Deshalb zeigt nichts, dass sie zu derselben Person gehören.',
  sameCredential: (times: number, all: number) =>
    times === all
      ? `Das ist ${times}-mal derselbe Nachweis.`
      : `Von ${all} sind ${times} bestätigt, und das ist jedes Mal derselbe Nachweis.`,
  oneIdentity: ({ confirmed, repeated }: { confirmed: number; repeated: number }, all: number) =>
    [
      confirmed === all
        ? `${all === 2 ? 'Beide' : `Alle ${all}`} wurden für dieselbe Identität ausgestellt.`
        : `Von ${all} sind ${confirmed} ${repeated > 0 ? 'verschiedene ' : ''}bestätigt. Diese wurden für dieselbe Identität ausgestellt.`,
      ...(repeated > 0 ? [repeated === 1 ? 'Einer ist doppelt.' : `${repeated} sind nur Wiederholungen.`] : []),
    ].join(' '),
  namesDiffer: (names: string) =>
    `Sie wurden für dieselbe Identität ausgestellt, aber die bestätigten Namen sind verschieden: ${names}. Fragen Sie nach dem Grund.`,
  severalIdentities: (identities: number) =>
    `Sie wurden für ${identities} verschiedene Identitäten ausgestellt. Vielleicht gehören sie verschiedenen Personen.`,
} as const
