export const askedVerifierTexts = {
  term: 'Entidades a las que lo has solicitado',
  pending: (asked: string) => `solicitud del ${asked}, aún sin respuesta`,
  approved: (asked: string, decided: string) => `solicitud del ${asked}, aprobada el ${decided}`,
  rejected: (asked: string, decided: string) => `solicitud del ${asked}, rechazada el ${decided}`,
  withdrawn: (asked: string, decided: string) => `solicitud del ${asked}, confirmación retirada el ${decided}`,
} as const
