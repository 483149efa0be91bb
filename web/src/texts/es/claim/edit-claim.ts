export const editClaimTexts = {
  keeps:
    'Esta declaración se envió a una entidad verificadora, así que se queda como está. Lo que escribas aquí será una declaración nueva, aún sin verificar.',
  replaces:
    'Aún no se ha enviado esta declaración a ninguna entidad verificadora, así que tus cambios sustituyen su texto.',
  cancel: 'Cancelar',
  submit: 'Guardar cambios',
  submitNew: 'Guardar como declaración nueva',
  withoutDate: 'Sin fecha, la declaración nueva lleva la del día en que la guardas.',
  keepsDate: (date: string) => `Sin fecha, la declaración conserva la del ${date}.`,
  saved: { title: 'Declaración actualizada', description: 'Tus cambios están guardados.' },
  added: {
    title: 'Nueva versión añadida',
    description: 'La declaración anterior no ha cambiado. La nueva aún no se ha enviado a nadie.',
  },
} as const
