export const templatesHead =
  'Buenos puntos de partida para declaraciones de todo tipo: qué escribir y quién suele comprobarlo.'
