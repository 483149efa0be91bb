import { AppError } from '@did/domain/errors'
import { expect, test } from 'vitest'
import { explainUnsent } from './explain-unsent.ts'

test('an owner for whose identity a stolen key acts reads why the page sends no request to a verifier', () => {
  const error = new AppError('identity-frozen', 'The identity is frozen')
  expect(explainUnsent(error)?.description).toContain('A key that acts for your identity was reported as stolen.')
})

test('if no sentence explains why a request was not sent, the explanation is null', () => {
  expect(explainUnsent(new AppError('internal', 'Something broke'))).toBeNull()
})
