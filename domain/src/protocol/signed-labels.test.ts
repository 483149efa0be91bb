import { expect, test } from 'vitest'
import { holderNameField } from '../claim/claim-field.ts'
import { derivedFields } from '../claim/derived-fact.ts'
import { labelFact, signedDescriptionLabel } from './signed-labels.ts'

test('the labels that verifiers sign never change', () => {
  const labels = [holderNameField.label, signedDescriptionLabel, ...derivedFields.map(labelFact)]
  expect(labels).toEqual(['Name', 'Description', '16 or older', '18 or older', '21 or older', '65 or older'])
})

test('only a derived fact gets a label that this product defines', () => {
  expect(labelFact('age_over_17')).toBeNull()
})
