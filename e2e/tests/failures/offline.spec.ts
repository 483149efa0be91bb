/**
 * With a connection, the page shows the newest version of a file, even if the browser has kept an
 * older one. Without a connection, the page opens from the kept files.
 */
import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { createClaim, register, shareClaim } from '../../src/api.ts'
import { expect, expectedConsoleErrors, test } from '../../src/fixtures.ts'
import { mintDid } from '../../src/journey.ts'
import { bringPasskeys, createIdentity } from '../../src/passkeys.ts'
import { harvest, shareVerified } from '../../src/shares.ts'
import { savedSession } from '../../src/wallet/wallet-screen.ts'

const withWorker = { serviceWorkers: 'allow' } as const
const lostConnection = /ERR_INTERNET_DISCONNECTED|WebSocket|Failed to fetch/

test('a person who used the app can open it, their own claims and a shared link without a connection', async ({
  newMember,
  node,
  stack,
}) => {
  const owner = await newMember({ path: 'about:blank', ...withWorker })
  const { page, context } = owner
  expectedConsoleErrors.set(page, lostConnection)
  await createClaim(owner.session, owner.did, harvest)
  const { share } = await shareVerified(node, stack)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: harvest.title })).toBeVisible()
  await keptForLater(page)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(page.getByRole('heading', { name: harvest.title })).toBeVisible()
  for (const [path, heading] of [
    ['/?view=claims', 'Identity Claims'],
    ['/scan-code', 'Scan QR'],
    ['/check', 'Check many'],
    ['/tutorials', 'Tutorials'],
    ['/nowhere', '404 Page Not Found'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
  }

  // This browser has never opened this link of another person.
  await page.goto(share.url)
  const main = page.getByRole('main')
  await expect(main.getByText('Could not be checked').first()).toBeVisible()
  await expect(main.getByText('The content is exactly what the verifier signed')).toBeVisible()
  await expect(main.getByText('You are offline. Checked just now, as far as this device can.')).toBeVisible()
  await expect(main.getByText('Verified', { exact: true })).toHaveCount(0)

  await context.setOffline(false)
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(main.getByText('Confirmed by somebody we do not know')).toBeVisible()
})

test('a person with a passkey who reloads without a connection keeps the dashboard and the session', async ({
  newVisitor,
}) => {
  const page = await newVisitor(withWorker)
  expectedConsoleErrors.set(page, lostConnection)
  await bringPasskeys(page)
  await createIdentity(page)
  await mintDid({ page })
  await page.goto('/')
  await expect(page.getByText('Maya Rossi')).toBeVisible()
  await keptForLater(page)

  await page.context().setOffline(true)
  await page.reload()
  const silence = page.getByText(/^(You are offline|The server cannot be reached)\.$/)
  await expect(silence).toBeVisible()
  await expect(page.getByText('Maya Rossi')).toBeVisible()
  expect(await savedSession({ page })).not.toBeNull()

  await page.context().setOffline(false)
  await expect(silence).toBeHidden()
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await expect(page.getByRole('dialog').getByLabel('Full name')).toHaveValue('Maya Rossi')
})

test('a person who only opened a link can open it again without a connection, and the browser stores no files of the other pages', async ({
  newContext,
  node,
  stack,
}) => {
  const owner = await register(node, stack)
  const { url } = await shareClaim(owner.session, await createClaim(owner.session, owner.did, harvest))
  const context = await newContext(withWorker)
  const page = await context.newPage()
  expectedConsoleErrors.set(page, lostConnection)
  await page.goto(url)
  await keptForLater(page)
  expect((await keptFiles(page)).filter((path) => /dashboard|proof-dialog/.test(path))).toEqual([])

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: harvest.title })).toBeVisible()
})

test('while a gateway answers with an error because the server is down, the browser shows the page that it keeps, and after an update of the server it shows the new page at the next load', async ({
  newNode,
  newContext,
}) => {
  const old = await newNode()
  const context = await newContext({ node: old, ...withWorker })
  const page = await context.newPage()
  expectedConsoleErrors.set(page, /ERR_|WebSocket|503/)
  await page.goto('/')
  await keptForLater(page)
  await page.reload()
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  const policy = () =>
    page.evaluate(() => JSON.parse(document.getElementById('installation')?.textContent ?? '').verifierPolicy)
  expect(await policy()).toBe('open')

  await old.stop('SIGKILL')
  const gateway = createServer((_, answer) => answer.writeHead(503).end('No server')).listen(old.port)
  await page.reload()
  expect(await policy()).toBe('open')
  const statusOf = (file: string) => page.evaluate(async (name) => (await fetch(name)).status, file)
  expect(await Promise.all(['/theme.js', '/icon.svg', '/robots.txt'].map(statusOf))).toEqual([200, 200, 503])
  gateway.closeAllConnections()
  await new Promise((resolve) => gateway.close(resolve))

  await newNode({ port: old.port, env: { VERIFIER_POLICY: 'review' } })
  await page.reload()
  expect(await policy()).toBe('review')
})

/** The service worker becomes active only when all files of the page are stored for later. */
async function keptForLater(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
}

function keptFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)))
    const requests = await Promise.all(caches.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
}
