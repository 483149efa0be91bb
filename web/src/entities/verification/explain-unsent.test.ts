import { AppError } from '@did/domain/errors'
import { expect, test } from 'vitest'
import { explainUnsent } from './explain-unsent.ts'

test('an owner whose identity is frozen reads why the page sends no request to a verifier', () => {
  const error = new AppError('identity-frozen', 'The identity is frozen')
  expect(explainUnsent(error)?.description).toContain('reported as stolen and is frozen')
})

test('if no sentence explains why a request was not sent, the explanation is null', () => {
  expect(explainUnsent(new AppError('internal', 'Something broke'))).toBeNull()
})
