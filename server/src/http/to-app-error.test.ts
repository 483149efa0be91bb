import { AppError } from '@did/domain/errors'
import { errorCodes } from '@did/domain/protocol/error-codes'
import { expect, test } from 'vitest'
import { toProblem } from './problem.ts'
import { readViolation, toAppError } from './to-app-error.ts'

const coded = (code: string, more: object = {}) => Object.assign(new Error('secret row values'), { code, ...more })

test.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '57014', '53300', '08006', '25006', '25P03', '55P03'])(
  'the database counts as unreachable after the error %s, however deeply other errors wrap this error',
  (code) => {
    const wrapped = new Error('Failed query: … params: secret', { cause: new Error('again', { cause: coded(code) }) })
    expect(toAppError(wrapped).code).toBe('database-unreachable')
  },
)

test('the database counts as unreachable when every address of its host has refused the connection', () => {
  expect(toAppError(new AggregateError([coded('ECONNREFUSED'), coded('EHOSTUNREACH')])).code).toBe(
    'database-unreachable',
  )
})

test.each(['22P02', '42P01', '23505'])(
  'the error %s of the database counts as an internal error of the server',
  (code) => {
    expect(toAppError(coded(code)).code).toBe('internal')
  },
)

test('the server finds the name of the violated constraint in a database error', () => {
  const violation = new Error('Failed query', { cause: coded('23505', { constraint: 'username_is_taken_once' }) })
  expect(readViolation(violation)).toEqual({ state: '23505', constraint: 'username_is_taken_once' })
  expect(readViolation(coded('57P01'))).toBeNull()
  expect(readViolation('nonsense')).toBeNull()
})

test('an internal error tells the caller nothing about its cause', () => {
  for (const code of errorCodes) {
    const { problem } = toProblem(new AppError(code, 'the detail'), new Date())
    expect(problem.detail === 'the detail').toBe(problem.status !== 500)
  }
  expect(JSON.stringify(toProblem(toAppError(coded('22P02')), new Date()))).not.toContain('secret')
})
