import { problemSchema } from '@did/domain/problem'
import { errorCodes } from '@did/domain/protocol/error-codes'
import type { Route } from '@did/domain/route'
import * as z from 'zod/mini'
import type { Config } from '../config.ts'
import { describeField, describeFields } from './docs/describe-fields.ts'
import type { Schema } from './docs/field-example.ts'
import { listRoutes } from './list-routes.ts'
import { cookieName } from './session-cookie.ts'

/**
 * The description of the API lists every error code. The page itself accepts any text as a code.
 */
const describedProblemSchema = z.extend(problemSchema, { code: z.enum(errorCodes) })

export function describeApi(config: Pick<Config, 'publicUrl' | 'isHttps' | 'embedded'>) {
  const paths: Record<string, Record<string, ReturnType<typeof describeOperation>>> = {}
  for (const [name, route] of listRoutes(config)) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeOperation(name, route) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'DID Verification', version: '1.0.0' },
    servers: [{ url: config.publicUrl }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieName(config) } },
      responses: {
        Problem: { description: 'A refusal (RFC 9457)', content: describeContent(describedProblemSchema, problemType) },
      },
    },
  }
}

export type ApiDescription = ReturnType<typeof describeApi>

export function operationsOf({ paths }: ApiDescription) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: operation.operationId,
      method: method.toUpperCase(),
      path,
      operation,
    })),
  )
}

const problemType = 'application/problem+json'

function describeOperation(name: string, route: Route) {
  const { operationId = name, summary, who, params, query, body, response, success = 200, mediaType } = route
  const answer = { description: summary, ...(response && { content: describeContent(response, mediaType) }) }
  return {
    operationId,
    summary,
    tags: [route.path.split('/')[2]],
    security: who === 'signed-in' ? [{ session: [] }] : [],
    parameters: [
      ...describeParameters(params, 'path'),
      ...describeParameters(query, 'query'),
      ...describeHeaders(route),
    ],
    ...(body && { requestBody: { required: true, content: describeBody(body) } }),
    responses: {
      [success]: answer,
      // A route that creates an object answers 200 when the object existed before.
      ...(success === 201 && { 200: answer }),
      default: { $ref: '#/components/responses/Problem' },
    },
  }
}

function describeParameters(schema: z.ZodMiniObject | undefined, place: 'path' | 'query') {
  return Object.entries(schema?.shape ?? {}).map(([name, member]) =>
    describeParameter(name, place, describeSchema(member)),
  )
}

function describeHeaders({ method, success, who }: Route) {
  const header = (name: string) => describeParameter(name, 'header', { type: 'string' })
  if (method === 'PUT') return [header('If-Match')]
  return method === 'POST' && success === 201 && who === 'signed-in' ? [header('Idempotency-Key')] : []
}

function describeParameter(name: string, place: 'path' | 'query' | 'header', plain: Schema) {
  const { description, ...schema } = describeField(name, plain)
  return { name, in: place, required: place === 'path', description, schema }
}

function describeBody(schema: z.ZodMiniType) {
  return { 'application/json': { schema: describeFields(describeSchema(schema)) } }
}

function describeContent(schema: z.ZodMiniType, mediaType = 'application/json') {
  return { [mediaType]: { schema: describeSchema(schema) } }
}

function describeSchema(schema: z.core.$ZodType): Schema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return described
}
