export const notFoundTexts = {
  title: '404 Página no encontrada',
  text: 'La dirección puede estar mal escrita, o la página ya no existe.',
  home: 'Ir al inicio',
} as const
