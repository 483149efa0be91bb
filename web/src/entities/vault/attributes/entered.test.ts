import { expect, it } from 'vitest'
import { enterAnew, offerFacts, settleEntered } from './entered.ts'

const today = { claimType: 'kyc', day: '2026-11-22', stated: [] }
const born = '1987-03-09'
const adult = { field: 'age_over_18', value: 'true' } as const

it('the page stores only those private attributes that the claim’s type may have, even if the owner entered others', () => {
  const entered = { values: { dateOfBirth: born, degree: 'BSc', address: '  ' }, limits: [18] } as const
  expect(settleEntered(entered, today)).toEqual({ values: { dateOfBirth: born }, facts: [adult], wrong: [] })
  const education = { ...today, claimType: 'education' }
  expect(settleEntered(entered, education)).toEqual({ values: { degree: 'BSc' }, facts: [], wrong: [] })
})

it('the form names the fields with an unusable value, and the claim states no fact about them', () => {
  const entered = { values: { dateOfBirth: '1987-02-30', country: 'PT' }, limits: [18] } as const
  expect(settleEntered(entered, today)).toMatchObject({ facts: [], wrong: ['dateOfBirth'] })
})

it('the claim states whether the holder has reached each age that the owner chose, as of the claim’s issue date', () => {
  const entered = { values: { dateOfBirth: '2008-11-22' }, limits: [21, 18] } as const
  const facts = [adult, { field: 'age_over_21', value: 'false' }]
  expect(settleEntered(entered, today).facts).toEqual(facts)
  expect(settleEntered(entered, { ...today, day: '2026-11-21' }).facts).toEqual([
    { ...adult, value: 'false' },
    { field: 'age_over_21', value: 'false' },
  ])
  expect(offerFacts(entered.values, today).map(({ field }) => field)).toEqual([
    'age_over_16',
    'age_over_18',
    'age_over_21',
    'age_over_65',
  ])
})

it('a claim keeps its facts about the age while the owner enters no birth date, and loses those that the owner unticks', () => {
  const stated = { ...today, stated: [adult] }
  const entered = enterAnew(stated.stated)
  expect(settleEntered(entered, stated)).toEqual({ values: {}, facts: [adult], wrong: [] })
  expect(settleEntered({ ...entered, limits: [] }, stated).facts).toEqual([])
  const young = { ...entered, values: { dateOfBirth: '2015-01-01' } }
  expect(settleEntered(young, stated).facts).toEqual([{ ...adult, value: 'false' }])
})
