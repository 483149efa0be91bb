export const ownCheckTexts = {
  checking: 'Comprobando la firma',
  failed: 'La firma no se ha podido comprobar ahora. La declaración no se ve afectada.',
} as const

export const recordedProofTexts = {
  checking: 'Comprobando la prueba',
  proved: (statement: string) => `Demostrado: ${statement}`,
  holds: (day: string) =>
    `Hecha el ${day} con lo que vio la entidad verificadora, y comprobada de nuevo ahora mismo en este navegador. No contiene los valores.`,
  fails: 'La prueba no vale para esta declaración. La firma de la entidad verificadora se comprueba aparte, más abajo.',
  failed: 'La prueba no se ha podido comprobar ahora. La declaración no se ve afectada.',
  simulated: 'La prueba anterior a la firma fue una simulación. No demuestra nada por sí misma.',
} as const
