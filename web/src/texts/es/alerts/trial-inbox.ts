export const trialInboxTexts = {
  heading: 'Bandeja de entrada de la instalación de ensayo',
  lead: 'Una instalación de ensayo no envía correos. Aquí está lo que habría enviado.',
  empty: 'Aún no hay correos.',
  loading: 'Cargando la bandeja de entrada',
  loadFailure: 'No se ha podido cargar la bandeja de entrada.',
  to: (address: string) => `Para ${address}`,
} as const
