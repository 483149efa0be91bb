import { expect, test } from 'vitest'
import { isOfPerson } from './person-field.ts'

test.each([
  ['holder_name', 'Name'],
  ['birth', 'Date of birth'],
  ['date_of_birth', 'Day'],
  ['day', 'Geburtsdatum'],
  ['day', 'Fecha de nacimiento'],
  ['day', 'تاريخ الميلاد'],
  ['number', 'National ID'],
  ['number', 'Steuernummer'],
  ['number', 'DNI'],
  ['number', 'N\u0430ti\u043en\u0430l ID'],
])('the field %s with the label “%s” identifies a person', (field, label) => {
  expect(isOfPerson({ field, label })).toBe(true)
})

test.each([
  ['degree', 'Degree'],
  ['grade', 'Grade'],
  ['awarded_on', 'Awarded on'],
  ['number', 'Passport number'],
  ['address', 'Address'],
])('the field %s with the label “%s” does not identify a person', (field, label) => {
  expect(isOfPerson({ field, label })).toBe(false)
})
