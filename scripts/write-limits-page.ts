/**
 * Writes docs/limits.md. With `--check`, writes nothing and only tells whether the page is out of
 * date.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { embeddedRoutes } from '@did/domain/embedded-routes'
import type { Route } from '@did/domain/route'
import { routes } from '@did/domain/routes'
import { callBounds, pageBounds, rateOf, socketBounds } from './limits/edge-bounds.ts'
import { findLists, listBounds } from './limits/list-bounds.ts'
import { tableBounds } from './limits/table-bounds.ts'

const introduction = `# Limits

This page lists what one account or one stranger can make a node keep, send and compute at most, for a person who runs an installation or reviews it.
\`npm run generate\` writes the page from the constants that the server and the page read, and \`npm run check\` fails when it is stale. A client is an IPv4
address or a /64 network of IPv6. The [settings](operating.md#settings) change the limits that name a variable.
`

const file = join(import.meta.dirname, '..', 'docs', 'limits.md')
const page = [
  introduction,
  renderTable('Calls', ['what', 'bound'], callBounds),
  renderTable(
    'Lists',
    ['call', 'bound of an answer'],
    findLists().map(({ name, route }) => [nameCall(route), listBounds[name]?.bound ?? '']),
  ),
  renderTable('Sockets', ['what', 'bound'], socketBounds),
  renderTable('Files and texts in the page', ['what', 'bound'], pageBounds),
  renderTable(
    'Tables',
    ['table', 'charged to', 'bound'],
    Object.entries(tableBounds).map(([table, { charged, bound }]) => [`\`${table}\``, charged, bound]),
  ),
  renderTable('The rate limit of each call', ['call', 'counts in'], listRates()),
].join('\n')

if (!process.argv.includes('--check')) writeFileSync(file, page)
else if (readFileSync(file, 'utf8') !== page) {
  console.error('docs/limits.md is stale. Run `npm run generate`.')
  process.exitCode = 1
}

function listRates(): string[][] {
  return Object.values({ ...routes, ...embeddedRoutes }).map((route) => [nameCall(route), rateOf(route)])
}

function nameCall({ method, path }: Route): string {
  return `\`${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}\``
}

function renderTable(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  return `## ${title}\n\n${lines.join('\n')}\n`
}
