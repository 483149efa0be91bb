import { AppError } from '@did/domain/errors'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'

/** Lets the domain's schemas parse what comes in and write what goes out. */
export function speakSchemas(fastify: FastifyInstance): void {
  fastify.setValidatorCompiler<z.ZodType>(({ schema }) => (data) => {
    const { success, data: value, error } = schema.safeParse(data)
    return success ? { value } : { error: toInvalidInput(error) }
  })
  // Members that the schema does not name stay here.
  fastify.setSerializerCompiler<z.ZodType>(
    ({ schema }) =>
      (data) =>
        JSON.stringify(schema.parse(data)),
  )
}

function toInvalidInput({ issues }: z.ZodError): AppError {
  const fields = issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  return new AppError('invalid-input', 'The request is not as described', { fields })
}
