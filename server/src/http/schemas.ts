import { AppError } from '@did/domain/errors'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import { notFound } from '../refusals.ts'
import { compileAnswer } from './answers/compile-answer.ts'
import { isForOtherSoftware } from './foreign/other-software.ts'
import { listFaults } from './input/list-faults.ts'

export function speakSchemas(fastify: FastifyInstance): void {
  fastify.setValidatorCompiler<z.ZodMiniType>(({ schema, httpPart, url = '' }) => (data) => {
    const { success, data: value, error } = schema.safeParse(data)
    if (success) return { value }
    // Other software does not know our ids, so an address with a malformed id counts as an address
    // that does not exist.
    return { error: httpPart === 'params' && isForOtherSoftware(url) ? notFound() : toInvalidInput(error) }
  })
  // Members that the schema does not name stay on the server.
  fastify.setSerializerCompiler<z.ZodMiniType>(({ schema }) => {
    const pick = compileAnswer(schema)
    return (data) => JSON.stringify(pick(data))
  })
}

function toInvalidInput({ issues }: z.core.$ZodError): AppError {
  return new AppError('invalid-input', 'The request is not as described', { fields: listFaults(issues) })
}
