import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Node } from '../rig/stack.ts'
import { testWith } from '../rig/test.ts'
import { ask } from './raw-request.ts'

let node: Node
const folder = mkdtempSync(join(tmpdir(), 'did-changed-links-'))
const test = testWith({ WEB_DIR: folder })
test.beforeAll(async ({ installation }) => {
  writeFileSync(join(folder, 'index.html'), 'the app')
  writeFileSync(join(folder, 'shared-claim.html'), 'the verdict')
  node = await installation.startNode()
})
test.afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['/s/BwcHBwcH%233.BwcHBwcHBwcHBwcHBwcHBw', 'the verdict'],
  ['/s/BwcHBwcH%2523BwcHBwcHBwcHBwcHBwcHBw', 'the verdict'],
  ['/shared-claim%3Fdata=e30%3D%23p=AQID', 'the verdict'],
  ['/answer/AAECAwQFBgcICQoLDA0ODw%23AA.AA', 'the app'],
  ['/help%23AA.AA', 'the app'],
])('the page is served where a mail program has escaped a part of the address: %s', async (path, shown) => {
  const { status, body } = await ask(node, path, { host: 'localhost:3000', accept: 'text/html' })
  expect([status, body]).toEqual([200, shown])
})
