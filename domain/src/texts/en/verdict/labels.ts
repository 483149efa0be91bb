export const outcomeTexts = {
  passed: 'Passed',
  failed: 'Failed',
  warning: 'Warning',
  unchecked: 'Could not be checked',
} as const

export const closedShare = 'It cannot be opened any more. Ask its owner for a new link.'

/**
 * The labels of a shared claim's fields. Other files label derived facts and fields that have
 * names.
 */
export const fieldLabels = { description: 'Description' } as const
