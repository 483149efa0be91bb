import { AppError } from '@did/domain/errors'
import { expect, test } from 'vitest'
import { explainUnsent } from './explain-unsent.ts'

test('an owner reads that a frozen identity asks no verifier', () => {
  const error = new AppError('identity-frozen', 'The identity is frozen')
  expect(explainUnsent(error)?.description).toContain('reported as stolen and is frozen')
})

test('a reason why a request was not sent is left to the dialog when no sentence explains it', () => {
  expect(explainUnsent(new AppError('internal', 'Something broke'))).toBeNull()
})
