import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createInstallation, type Installation, type Node } from '../rig/stack.ts'
import { ask } from './raw-request.ts'

let installation: Installation
let node: Node
const folder = mkdtempSync(join(tmpdir(), 'did-changed-links-'))
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), 'the app')
  writeFileSync(join(folder, 'shared-claim.html'), 'the verdict')
  installation = await createInstallation({ WEB_DIR: folder })
  node = await installation.startNode()
})
afterAll(async () => {
  await installation.close()
  rmSync(folder, { recursive: true })
})

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
