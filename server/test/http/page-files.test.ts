import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { createInstallation } from '../rig/stack.ts'
import { testWith } from '../rig/test.ts'
import { ask } from './raw-request.ts'

const folder = mkdtempSync(join(tmpdir(), 'did-page-files-'))
const test = testWith({ WEB_DIR: folder })
test.beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<div id="root"></div>')
  writeFileSync(join(folder, 'icon.svg'), '<svg/>')
})
test.afterAll(() => rmSync(folder, { recursive: true }))

test('a file of the page is not sent again to a browser that has the same file', async ({ node }) => {
  const { headers } = await ask(node, '/icon.svg', {})
  const again = await ask(node, '/icon.svg', { 'if-none-match': headers.etag ?? '' })
  expect(again).toMatchObject({ status: 304, headers: { etag: headers.etag }, body: '' })
})

test('a file of the page has the same ETag on every node, even when the nodes’ copies have different dates', async ({
  installation,
  node,
}) => {
  const { headers } = await ask(node, '/icon.svg', {})
  writeFileSync(join(folder, 'icon.svg'), '<svg/>')
  const other = await ask(await installation.startNode(), '/icon.svg', {})
  expect(other).toMatchObject({ status: 200, headers: { etag: headers.etag } })
})

test('a request for an asset that belongs to no build counts against the limit of requests', async () => {
  const strict = await createInstallation({ WEB_DIR: folder, RATE_LIMIT_READS: '3' })
  const other = await strict.startNode()
  const asked = Array.from({ length: 10 }, () => ask(other, '/assets/gone.js', {}))
  expect((await Promise.all(asked)).map(({ status }) => status)).toContain(429)
  await strict.close()
})

test('a node serves the page’s files as they were at its start, even after a file is deleted', async ({ node }) => {
  const first = await ask(node, '/icon.svg', {})
  rmSync(join(folder, 'icon.svg'))
  expect(await ask(node, '/icon.svg', {})).toMatchObject({ status: 200, body: first.body })
})
