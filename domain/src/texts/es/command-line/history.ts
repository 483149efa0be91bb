export const historyTexts = {
  usage: 'Uso: npm run check-history -- <archivo> [<archivo anterior de la misma declaración>]',
  wrong: 'INCORRECTO',
  notChecked: 'sin comprobar',
  whole: (entries: number, claimId: number) =>
    `Las ${entries} entradas de la declaración ${claimId} se suceden sin ningún hueco.`,
  noHistory: (path: string, why: string) => `${path} no es el historial de una declaración: ${why}`,
  unreadable: (path: string, why: string) => `${path} no se puede leer: ${why}`,
  empty: 'No hay ninguna entrada',
  entry: (place: number, kind: string) => `Entrada ${place} (${kind})`,
  outOfPlace: (entry: string) => `${entry}: no está en su sitio`,
  doesNotFollow: (entry: string) => `${entry}: no sigue a la anterior`,
  tooEarly: (entry: string) => `${entry}: es anterior a la que la precede`,
  otherHash: (entry: string) => `${entry}: no tiene el hash de lo que dice`,
  otherText: (entry: string) => `${entry}: no tiene el hash de su texto`,
  erased: (entry: string) => `${entry}: su texto se ha eliminado o no se te muestra`,
  otherClaim: 'El archivo anterior trata de otra declaración',
  changed: (entry: string) => `${entry}: no es lo que contiene el archivo anterior`,
} as const
