import { AppError } from '@did/domain/errors'
import type { FastifyInstance } from 'fastify'

/** JSON and nothing else; an empty body is no body, whatever type it claims to have. */
export function acceptJsonOnly(fastify: FastifyInstance): void {
  const parseJson = fastify.getDefaultJsonParser('remove', 'remove')
  fastify.removeAllContentTypeParsers()
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined)
    parseJson(request, String(text), (error, value) => {
      if (error) return done(new AppError('unreadable-body', 'The body is not JSON', { cause: error }))
      // Only an escape can smuggle in what PostgreSQL cannot store.
      const fields = text.includes('\\u') ? unstorable(value, []) : []
      if (fields.length > 0) return done(new AppError('invalid-input', 'Some text cannot be stored', { fields }))
      done(null, value)
    })
  })
}

/** NUL characters and halves of surrogate pairs. */
function unstorable(value: unknown, path: readonly string[]): { path: string; message: string }[] {
  if (typeof value === 'string') {
    const isStorable = value.isWellFormed() && !value.includes('\0')
    return isStorable ? [] : [{ path: path.join('.'), message: 'Invalid input' }]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, member]) => unstorable(member, [...path, key]))
}
