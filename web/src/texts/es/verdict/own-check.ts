/** Texts of 'View Proof' that say what a reader of the claim's link would be told. */
export const ownCheckTexts = {
  checking: 'Comprobando la firma',
  failed: 'La firma no se ha podido comprobar ahora. La declaración no se ve afectada.',
} as const

/** Texts of 'View Proof' about the proof that the verifier made before it approved. */
export const recordedProofTexts = {
  checking: 'Comprobando la prueba',
  proved: (statement: string) => `Demostrado: ${statement}`,
  holds: (day: string) =>
    `Hecha el ${day} con lo que vio la entidad verificadora, y comprobada de nuevo ahora mismo en este navegador. No contiene los valores.`,
  fails: 'La prueba no vale para esta declaración. La firma de la entidad verificadora se comprueba aparte, más abajo.',
  failed: 'La prueba no se ha podido comprobar ahora. La declaración no se ve afectada.',
  simulated: 'La prueba anterior a la firma fue una simulación. No demuestra nada por sí misma.',
} as const
