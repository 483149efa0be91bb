import { AppError } from '@did/domain/errors'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'

/** Lets the domain's schemas parse requests and write answers. */
export function speakSchemas(fastify: FastifyInstance): void {
  fastify.setValidatorCompiler<z.ZodMiniType>(({ schema }) => (data) => {
    const { success, data: value, error } = schema.safeParse(data)
    return success ? { value } : { error: toInvalidInput(error) }
  })
  // Members that the schema does not name stay on the server.
  fastify.setSerializerCompiler<z.ZodMiniType>(
    ({ schema }) =>
      (data) =>
        JSON.stringify(schema.parse(data)),
  )
}

function toInvalidInput({ issues }: z.core.$ZodError): AppError {
  const fields = issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  return new AppError('invalid-input', 'The request is not as described', { fields })
}
