import type { FastifyInstance } from 'fastify'
import { type ApiDescription, operationsOf } from './openapi.ts'

export function serveDocs(fastify: FastifyInstance, description: ApiDescription): void {
  const page = renderPage(description)
  fastify.get('/openapi.json', () => description)
  fastify.get('/docs', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'")
      .send(page),
  )
}

function renderPage(description: ApiDescription): string {
  const operations = operationsOf(description)
  const links = operations.map(
    ({ name, method, path }) => `<li><a href="#${name}">${method} ${escapeHtml(path)}</a></li>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>DID Verification: the API</title>
<h1>DID Verification: the API</h1>
<p>For tools there is <a href="/openapi.json">openapi.json</a>. Refusals are problem documents (RFC 9457) with a stable <code>code</code>.</p>
<ul>${links.join('')}</ul>
${operations.map(renderOperation).join('\n')}
</html>
`
}

function renderOperation({ name, method, path, operation }: ReturnType<typeof operationsOf>[number]): string {
  const { summary, security, parameters, requestBody, responses } = operation
  return `<section id="${name}">
<h2>${method} ${escapeHtml(path)}</h2>
<p>${escapeHtml(summary)}. ${security.length > 0 ? 'Needs a session.' : 'Needs no session.'}</p>
${renderPart('Parameters', parameters)}
${renderPart('Body', requestBody?.content)}
${renderPart('Answers', responses)}
</section>`
}

function renderPart(title: string, part: unknown): string {
  if (part === undefined || (Array.isArray(part) && part.length === 0)) return ''
  return `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(part, null, 2))}</pre></details>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
