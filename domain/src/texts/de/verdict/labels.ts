export const outcomeTexts = {
  passed: 'Bestanden',
  failed: 'Nicht bestanden',
  warning: 'Achtung',
  unchecked: 'Nicht prüfbar',
} as const

export const closedShare =
  'Das lässt sich nicht mehr öffnen. Bitten Sie die Person, der es gehört, um einen neuen Link.'

export const fieldLabels = { description: 'Beschreibung' } as const
