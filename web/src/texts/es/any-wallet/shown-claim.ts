export const shownClaimTexts = {
  failed: 'No te fíes de esta respuesta',
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
