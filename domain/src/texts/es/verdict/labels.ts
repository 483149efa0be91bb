export const outcomeTexts = {
  passed: 'Correcto',
  failed: 'Incorrecto',
  warning: 'Aviso',
  unchecked: 'No se ha podido comprobar',
} as const

export const closedShare = 'Ya no se puede abrir. Pide a su titular un enlace nuevo.'

export const fieldLabels = { description: 'Descripción' } as const
