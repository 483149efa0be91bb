export const outcomeTexts = {
  passed: 'Correcto',
  failed: 'Incorrecto',
  warning: 'Aviso',
  unchecked: 'No se ha podido comprobar',
} as const

export const closedShare = 'Ya no se puede abrir. Pide a su titular un enlace nuevo.'

/**
 * The labels of a shared claim's fields. Other files label derived facts and fields that have
 * names.
 */
export const fieldLabels = { description: 'Descripción' } as const
