import { maximumBodyLevels, maximumBodyValues, maximumFormFields } from '@did/domain/call-limits'
import { AppError } from '@did/domain/errors'
import { maximumDocument } from '@did/domain/portable/document-limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isForMailPrograms } from './foreign/mail-programs.ts'
import { isForOtherSoftware } from './foreign/other-software.ts'
import { findUnstorable } from './input/find-unstorable.ts'
import { findExcess, type JsonLimits } from './input/measure-json.ts'

const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** An empty body counts as no body, even with the content type of JSON. */
export function acceptJsonOnly(fastify: FastifyInstance): void {
  const parseCall = fastify.getDefaultJsonParser('remove', 'remove')
  // A caller who has a document checked keeps the whole document, so this parser refuses a member
  // such as `__proto__`. The parser for other calls would remove the member, and nobody would check
  // it.
  const parseDocument = fastify.getDefaultJsonParser('error', 'error')
  fastify.removeAllContentTypeParsers()
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined)
    const limits = bodyLimitsOf(request)
    // For a large body of many short values, the parser and the search below would take a tenth of
    // a second, and every other call would wait.
    const excess = findExcess(String(text), limits)
    if (excess !== null)
      return done(new AppError('invalid-input', `The body has more than ${limits[excess]} ${excess}`))
    const parseJson = hasDocuments(request) ? parseDocument : parseCall
    parseJson(request, String(text), (error, value) => {
      if (error) return done(new AppError('unreadable-body', 'The body is not JSON', { cause: error }))
      // Only an escape (`\u…`) can bring in characters that PostgreSQL cannot store.
      const fields = text.includes('\\u') ? findUnstorable(value) : []
      if (fields.length > 0) return done(new AppError('invalid-input', 'Some text cannot be stored', { fields }))
      done(null, value)
    })
  })
  // Mail programs send an empty form (RFC 8058), and wallets send the forms of OAuth (RFC 6749). No
  // cookie counts on their routes. Every other route refuses forms.
  fastify.addContentTypeParser(forms, { parseAs: 'string' }, (request, text, done) => {
    if (isForMailPrograms(request)) done(null, undefined)
    else if (!isForOtherSoftware(request.url)) done(new AppError('not-json', 'The body must be application/json'))
    else if (!hasFewFields(String(text)))
      done(new AppError('invalid-input', `The form has more than ${maximumFormFields} fields`))
    else done(null, new URLSearchParams(String(text)))
  })
}

function bodyLimitsOf(request: FastifyRequest): JsonLimits {
  return { values: hasDocuments(request) ? maximumDocument.values : maximumBodyValues, levels: maximumBodyLevels }
}

function hasDocuments({ url }: FastifyRequest): boolean {
  return url.startsWith('/vc-api/')
}

function hasFewFields(form: string): boolean {
  let at = -1
  for (let fields = 1; fields <= maximumFormFields; fields++) {
    at = form.indexOf('&', at + 1)
    if (at < 0) return true
  }
  return false
}
