import { expect, test } from 'vitest'
import { filterConfirmations } from './filter-confirmations.ts'

const rows = [
  { owner: 'maya_r', holderName: 'Maya Rossi', message: { title: 'Diploma', claimType: 'education' } },
  { owner: 'jose', holderName: 'José García', message: { title: 'Licence', claimType: 'certification' } },
  { owner: 'older', holderName: null, message: { title: 'Placement', claimType: 'employment' } },
]

test.each([
  ['rossi', ['maya_r']],
  ['jose garcia', ['jose']],
  [' placement ', ['older']],
  ['education', ['maya_r']],
  ['maya_r', ['maya_r']],
  ['nobody', []],
])('the search for %j finds confirmations by holder, title, claim type and the account that asked', (search, found) => {
  expect(filterConfirmations(rows, search).map(({ owner }) => owner)).toEqual(found)
})
