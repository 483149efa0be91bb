import { userIdSchema } from '@did/domain/ids'
import { expect, test } from 'vitest'
import { onboardingTexts } from '../../texts/en/onboarding/onboarding.ts'
import { listNext } from './list-next.ts'

const { ask, wait, seal, mint, share } = onboardingTexts.done.next
const asked = { id: userIdSchema.parse(9) }

test('the list of next steps does not ask to mint a DID that is on the chain', () => {
  expect(listNext({ did: { onChain: true }, asked: null, offered: [] })).toEqual([ask, share])
  expect(listNext({ did: { onChain: true }, asked, offered: [] })).toEqual([wait, share])
})

test('the list of next steps asks to mint a DID that is not on the chain', () => {
  expect(listNext({ did: { onChain: false }, asked: null, offered: [] })).toEqual([mint, ask, share])
  expect(listNext({ did: { onChain: false }, asked, offered: [] })).toEqual([wait, mint, share])
})

test('the list of next steps asks to add the private attributes that a template names', () => {
  expect(listNext({ did: { onChain: true }, asked, offered: ['dateOfBirth'] })).toEqual([
    wait,
    seal(['Date of birth']),
    share,
  ])
})
