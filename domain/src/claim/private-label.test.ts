import { expect, test } from 'vitest'
import { findPrivateAttribute } from './private-label.ts'

test.each([
  ['Date of birth', 'dateOfBirth'],
  ['Your birthdate', 'dateOfBirth'],
  ['Born on', 'dateOfBirth'],
  ['Passport number', 'documentNumber'],
  ['DOCUMENT NUMBER', 'documentNumber'],
  ['Identity card no', 'documentNumber'],
  ['Driver’s license number', 'documentNumber'],
  ['National ID', 'nationalId'],
  ['National identity number', 'nationalId'],
  ['Tax number', 'nationalId'],
  ['Social security', 'nationalId'],
  ['Address', 'address'],
  ['Home address', 'address'],
  ['Yearly income', 'incomeLevel'],
])('the label “%s” names the private attribute %s', (label, field) => {
  expect(findPrivateAttribute(label)).toBe(field)
})

test.each([
  'Degree',
  'Student number',
  'Member number',
  'Document',
  'Passport',
  'Resident of',
  'Nationality',
  'Issued on',
])('the label “%s” names no private attribute', (label) => expect(findPrivateAttribute(label)).toBeNull())
