import { createHash } from 'node:crypto'
import { embeddedRoutes } from '@did/domain/embedded-routes'
import type { Route } from '@did/domain/route'
import { routes } from '@did/domain/routes'
import { expect } from 'vitest'
import { z } from 'zod'
import { fieldSentences } from '../../src/http/docs/field-sentences.ts'
import { buildClaim, buildUser } from '../rig/builders.ts'
import { send } from '../rig/client.ts'
import { createInstallation } from '../rig/stack.ts'
import { test } from '../rig/test.ts'

const schema = z.record(z.string(), z.unknown())
const content = z.record(z.string(), z.strictObject({ schema }))
const operationSchema = z.strictObject({
  operationId: z.string(),
  summary: z.string().min(10),
  tags: z.array(z.string().min(1)).length(1),
  security: z.array(z.strictObject({ session: z.tuple([]) })),
  parameters: z.array(
    z.strictObject({
      name: z.string(),
      in: z.enum(['path', 'query', 'header']),
      required: z.boolean(),
      description: z.string(),
      schema,
    }),
  ),
  requestBody: z.strictObject({ required: z.literal(true), content }).optional(),
  responses: z.record(
    z.string().regex(/^(200|201|202|204|default)$/),
    z.union([
      z.strictObject({ $ref: z.literal('#/components/responses/Problem') }),
      z.strictObject({ description: z.string(), content: content.optional() }),
    ]),
  ),
})
const documentSchema = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({ title: z.string(), version: z.string() }),
  servers: z.tuple([z.strictObject({ url: z.url() })]),
  paths: z.record(
    z.string().startsWith('/'),
    z.record(z.enum(['get', 'post', 'put', 'delete']), operationSchema.optional()),
  ),
  components: z.strictObject({
    securitySchemes: z.strictObject({
      session: z.strictObject({ type: z.literal('apiKey'), in: z.literal('cookie'), name: z.string() }),
    }),
    responses: z.strictObject({ Problem: z.strictObject({ description: z.string(), content }) }),
  }),
})

let document: z.infer<typeof documentSchema>
test.beforeAll(async ({ node }) => {
  document = documentSchema.parse((await send(node, 'GET', '/openapi.json')).body)
})

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => (operation ? [{ path, method, operation }] : [])),
  )

test('the API description contains every route of the server once', () => {
  expect(
    operations()
      .map(({ operation }) => operation.operationId)
      .toSorted(),
  ).toEqual(
    Object.entries<Route>({ ...routes, ...embeddedRoutes })
      .map(([name, { operationId = name }]) => operationId)
      .toSorted(),
  )
})

test('the API description names a parameter for every placeholder in a path', () => {
  for (const { path, operation } of operations()) {
    const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const named = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
    expect(named).toEqual(places)
    expect(path).not.toContain(':')
  }
})

test('the API description contains only valid JSON Schemas', () => {
  for (const { operation } of operations()) {
    for (const { schema } of operation.parameters) expect(() => z.fromJSONSchema(schema as never)).not.toThrow()
    for (const { schema } of Object.values(operation.requestBody?.content ?? {}))
      expect(() => z.fromJSONSchema(schema as never)).not.toThrow()
  }
})

test('the API description of an answer has the members that the server really sends', async ({ node }) => {
  const owner = await buildUser(node)
  const claim = await buildClaim(owner)
  const answers = document.paths['/api/claims']?.post?.responses['201']
  const described = answers && 'content' in answers ? answers.content?.['application/json']?.schema : undefined
  expect(z.fromJSONSchema(described as never).parse(claim)).toEqual(claim)
  const members = z.object({ properties: z.record(z.string(), z.unknown()) }).parse(described)
  expect(Object.keys(members.properties).toSorted()).toEqual(Object.keys(claim).toSorted())
})

test('the API description is also a page that people can read without JavaScript', async ({ node }) => {
  const { headers, body } = await send<string>(node, 'GET', '/docs')
  expect(headers.get('content-type')).toContain('text/html')
  for (const { method, path } of operations()) expect(body).toContain(`<h2>${method.toUpperCase()} ${path}</h2>`)
  expect(body).not.toContain('<script')
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(body) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`)
  expect(body).toContain('403 <code>foreign-origin</code>')
})

test.for(['/docs', '/openapi.json'])(
  'the document at %s, of about a megabyte, is sent compressed to a browser',
  async (path, { node }) => {
    const ask = (encoding: string) => fetch(`${node.url}${path}`, { headers: { 'accept-encoding': encoding } })
    const [packed, plain] = [await ask('gzip, br'), await ask('identity')]
    expect([packed, plain].map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', null])
    expect(packed.headers.get('vary')).toBe('accept-encoding')
    expect(await packed.text()).toBe(await plain.text())
  },
)

type Described = { name: string; description?: string; schema: Record<string, unknown> }

/** Returns the fields of a schema at every depth, except those that the schema forbids. */
function listFields(schema: unknown): Described[] {
  if (Array.isArray(schema)) return schema.flatMap(listFields)
  if (typeof schema !== 'object' || schema === null) return []
  const { properties, examples: _, default: _default, ...rest } = schema as Record<string, unknown>
  const own = Object.entries((properties ?? {}) as Record<string, Record<string, unknown>>).filter(
    ([, { not }]) => !not,
  )
  const named = own.map(([name, field]) => ({ name, description: String(field['description'] ?? ''), schema: field }))
  return [...named, ...own.flatMap(([, field]) => listFields(field)), ...Object.values(rest).flatMap(listFields)]
}

test('the API description has a sentence and a valid example for each field of each request', () => {
  const fields = operations().flatMap(({ operation }) => [
    ...operation.parameters,
    ...Object.values(operation.requestBody?.content ?? {}).flatMap((body) => listFields(body.schema)),
  ])
  for (const { name, description, schema: field } of fields) {
    expect(description, name).toMatch(/^[A-Z].+[.]$/)
    const [example] = z.array(z.unknown()).parse(field['examples'])
    expect(z.fromJSONSchema(field as never).safeParse(example).success, `${name}: ${example}`).toBe(true)
  }
  expect(Object.keys(fieldSentences).toSorted()).toEqual([...new Set(fields.map(({ name }) => name))].toSorted())
})

test('the API description leaves out routes that this installation does not serve', async () => {
  const production = await createInstallation({ EMBEDDED: 'false' })
  const { body } = await send<typeof document>(await production.startNode(), 'GET', '/openapi.json')
  expect(Object.keys(body.paths)).not.toContain('/api/dev/faucet')
  expect(Object.keys(document.paths)).toContain('/api/dev/faucet')
  await production.close()
})
