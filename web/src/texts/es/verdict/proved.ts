export const provedTexts = {
  title: 'Qué se ha demostrado',
  age: (years: number) => `${years} años o más: sí`,
  fact: (fact: string) => `Se emitió a alguien ${fact}.`,
  audience: 'Hecha para',
  until: 'Vale hasta',
  madeOn: 'Hecha el',
  caution:
    'La prueba oculta el valor, no a la persona. Quien tiene este código puede mostrarlo otra vez hasta que termine: mira quién te lo muestra y para quién se hizo.',
  answerCaution:
    'La prueba oculta el valor, no a la persona, y esta respuesta solo vale aquí. Solo tú puedes ver si la persona que tienes delante es quien la ha enviado.',
} as const
