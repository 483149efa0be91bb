import { userIdSchema } from '@did/domain/ids'
import { expect, test } from 'vitest'
import { onboardingTexts } from '../../texts/en/account/onboarding.ts'
import { listNext } from './list-next.ts'

const { ask, wait, mint, share } = onboardingTexts.done.next
const asked = { id: userIdSchema.parse(9) }

test('a DID on the chain is not to be minted again', () => {
  expect(listNext({ onChain: true }, null)).toEqual([ask, share])
  expect(listNext({ onChain: true }, asked)).toEqual([wait, share])
})

test('a DID that is not on the chain is to be minted', () => {
  expect(listNext({ onChain: false }, null)).toEqual([mint, ask, share])
  expect(listNext({ onChain: false }, asked)).toEqual([wait, mint, share])
})
