import type { FastifyInstance } from 'fastify'
import { type ApiDescription, operationsOf } from '../openapi.ts'
import { once, packOnce } from '../page/packed.ts'
import { docsStyle, docsStyleHash } from './docs-style.ts'
import type { Schema } from './field-example.ts'

type Operation = ReturnType<typeof operationsOf>[number]
type Field = { name: string; place: string; isRequired: boolean; description: string | undefined; schema: Schema }

const policy = `default-src 'none'; style-src ${docsStyleHash}; base-uri 'none'; frame-ancestors 'none'`

/**
 * The API page and the OpenAPI document have about a megabyte each, and describing the API takes a
 * fifth of a second. So a node describes the API at the first request, and writes and compresses
 * each of the two only once.
 */
export function serveDocs(fastify: FastifyInstance, describe: () => ApiDescription): void {
  const description = once(describe)
  const sendJson = packOnce(() => JSON.stringify(description()))
  const sendPage = packOnce(() => renderPage(operationsOf(description())))
  fastify.get('/openapi.json', (request, reply) => sendJson(request, reply.type('application/json; charset=utf-8')))
  fastify.get('/docs', (request, reply) =>
    sendPage(request, reply.type('text/html; charset=utf-8').header('content-security-policy', policy)),
  )
}

function renderPage(operations: readonly Operation[]): string {
  const links = operations.map(
    ({ name, method, path }) => `<li><a href="#${name}">${method} ${escapeHtml(path)}</a></li>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>DID Verification: the API</title>
<style>${docsStyle}</style>
<h1>DID Verification: the API</h1>
<p>For tools there is <a href="/openapi.json">openapi.json</a>. Refusals are problem documents (RFC 9457) with a stable <code>code</code>.</p>
<p><strong>A program has to send <code>Origin</code></strong> with the address of this installation in each call other than <code>GET</code>.
Without it, the answer is 403 <code>foreign-origin</code>. A browser sends the header by itself, and a page of another origin cannot choose it.
Calls with a token in <code>Authorization: Bearer</code> and no cookie need no <code>Origin</code>.</p>
<nav aria-label="Calls"><ul>${links.join('')}</ul></nav>
${operations.map(renderOperation).join('\n')}
</html>
`
}

function renderOperation({ name, method, path, operation }: Operation): string {
  const { summary, security, parameters, requestBody, responses } = operation
  const body = requestBody?.content['application/json'].schema
  return `<section id="${name}">
<h2>${method} ${escapeHtml(path)}</h2>
<p>${escapeHtml(summary)}. ${security.length > 0 ? 'Needs a session.' : 'Needs no session.'}</p>
${renderFields('Parameters', parameters.map(toField))}
${renderFields('Body', body ? listFields(body) : [])}
${renderPart('Schema of the body', body)}
${renderPart('Answers', responses)}
</section>`
}

function toField({
  name,
  in: place,
  required,
  description,
  schema,
}: Operation['operation']['parameters'][number]): Field {
  return { name, place, isRequired: required, description, schema }
}

/** A body with several forms has the fields of each form. */
function listFields(schema: Schema): Field[] {
  const forms = schema.anyOf ?? schema.oneOf ?? [schema]
  const fields = forms.flatMap((form) =>
    Object.entries(form.properties ?? {}).flatMap(([name, part]): Field[] => {
      const isRequired = (form.required ?? []).includes(name)
      const isField = typeof part === 'object' && !part.not
      return isField ? [{ name, place: 'body', isRequired, description: part.description, schema: part }] : []
    }),
  )
  return [...new Map(fields.map((field) => [field.name, field])).values()]
}

function renderFields(title: string, fields: readonly Field[]): string {
  if (fields.length === 0) return ''
  const rows = fields.map(
    ({ name, place, isRequired, description = '', schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}${isRequired ? ', required' : ''}</td><td>${escapeHtml(description)}</td><td>${renderExample(schema)}</td></tr>`,
  )
  return `<h3>${title}</h3><div class="wide"><table><thead><tr><th>field</th><th>where</th><th>meaning</th><th>example</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

function renderExample({ examples }: Schema): string {
  const [example] = Array.isArray(examples) ? examples : []
  return example === undefined ? '' : `<code>${escapeHtml(JSON.stringify(example))}</code>`
}

function renderPart(title: string, part: unknown): string {
  if (part === undefined) return ''
  return `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(part, null, 2))}</pre></details>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
