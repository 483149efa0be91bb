/** Texts above and beside the claim that a wallet of other people’s software has shown. */
export const shownClaimTexts = {
  failed: 'No te fíes de esta respuesta',
  /** These texts stand above an answer that the service signed and the verifier did not. */
  serviceOnly: {
    title: 'Firmada solo por el servicio',
    text: 'Pide la firma de la propia entidad verificadora o fíate de este servicio.',
  },
  stranger: {
    title: 'De un emisor desconocido',
    text: (name: string) => `Este servicio no conoce a ${name}. Las palabras siguientes pueden ser cualquier cosa.`,
  },
  checkedBy: (host: string) => `Lo que solo ${host} pudo comprobar`,
  shown: 'Lo que muestra la cartera',
  checking: 'Comprobando la declaración',
} as const
