export const collectionTexts = {
  title: (count: number) => `${count} credenciales en un enlace`,
  'nothing-to-compare': 'Hay menos de dos confirmadas, así que nada muestra que sean de una misma persona.',
  sameCredential: (times: number, all: number) =>
    times === all
      ? `Es la misma credencial, ${times} veces.`
      : `Las ${times} confirmadas, de un total de ${all}, son la misma credencial.`,
  oneIdentity: ({ confirmed, repeated }: { confirmed: number; repeated: number }, all: number) =>
    [
      confirmed === all
        ? `Las ${all} se emitieron a una misma identidad.`
        : `Las ${confirmed} confirmadas${repeated > 0 ? ' distintas' : ''}, de un total de ${all}, se emitieron a una misma identidad.`,
      ...(repeated > 0
        ? [repeated === 1 ? 'Una está dos veces.' : `Otras ${repeated} solo repiten alguna de ellas.`]
        : []),
    ].join(' '),
  namesDiffer: (names: string) =>
    `Se emitieron a una misma identidad, pero los nombres confirmados difieren: ${names}. Pregunta por qué.`,
  severalIdentities: (identities: number) =>
    `Se emitieron a ${identities} identidades distintas, así que pueden ser de personas diferentes.`,
} as const
