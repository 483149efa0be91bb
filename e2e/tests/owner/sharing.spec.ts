import { changeDatabase } from '@did/local/change-database'
import type { Locator, Page } from '@playwright/test'
import { createClaim, createVerifiedClaim, register } from '../../src/api.ts'
import { test as base, expect, expectedConsoleErrors, type Member } from '../../src/fixtures.ts'
import { verdict } from '../../src/screens/screen.ts'
import { copyLink, makeControlled, openSheet } from '../../src/share-sheet.ts'
import { harvest, shareControlled } from '../../src/shares.ts'

/**
 * An owner who has the share sheet of a claim open. If `confirmedBy` names a verifier, this
 * verifier has attested the claim.
 */
const test = base.extend<{
  newSharer: (traits?: { confirmedBy?: string }) => Promise<{ owner: Member; sheet: Locator }>
}>({
  newSharer: async ({ newMember, node, stack }, use) => {
    await use(async ({ confirmedBy } = {}) => {
      const owner = await newMember({ minted: true, path: 'about:blank' })
      if (confirmedBy === undefined) await createClaim(owner.session, owner.did, harvest)
      else await createVerifiedClaim(owner, await register(node, stack, { organization: confirmedBy }), harvest)
      return { owner, sheet: await openSheet(owner, harvest.title) }
    })
  },
})
const openButton = (page: Page) => page.getByRole('button', { name: 'Open this claim' })

test('everybody with the link sees a field that the owner ticked, and no field that the owner did not tick', async ({
  newSharer,
  newVisitor,
}) => {
  const { owner, sheet } = await newSharer({ confirmedBy: 'Quinta do Vale, open fields' })
  const basic = await copyLink(owner, sheet)
  await sheet.getByRole('checkbox', { name: 'Description' }).check()
  await expect(sheet.getByText('and what you ticked: Name, Description')).toBeVisible()
  await expect(sheet.getByText(/what you ticked: .*Description/)).toBeVisible()
  await expect(sheet.getByRole('img', { name: /QR/ })).toBeVisible()
  const opened = await copyLink(owner, sheet)
  expect(opened).not.toBe(basic)

  const stranger = await newVisitor()
  await stranger.goto(basic)
  await expect(verdict(stranger)).toHaveText('Confirmed by somebody we do not know')
  await expect(stranger.getByText(harvest.description)).toHaveCount(0)
  await stranger.goto(opened)
  await expect(stranger.getByText(harvest.description)).toBeVisible()
  await expect(stranger.getByText('Passed: The content is exactly what the verifier signed')).toBeVisible()

  await test.step('View Proof tells the owner the same as the stranger, and checks again', async () => {
    await sheet.getByRole('tab', { name: 'Details' }).click()
    await sheet.getByRole('button', { name: 'View Proof' }).click()
    await expect(sheet.getByText('Confirmed by somebody we do not know')).toBeVisible()
    await expect(sheet.getByText('Passed: The content is exactly what the verifier signed')).toBeVisible()
    await expect(sheet.getByText(/still share|know the link/)).toHaveCount(0)
    const asked = owner.page.waitForResponse(/\/shareable$/)
    await sheet.getByRole('button', { name: 'Check again' }).click()
    expect((await asked).ok()).toBe(true)
    await expect(sheet.getByRole('button', { name: 'Check again' })).toBeEnabled()
  })
})

test('the print of a claim shows the claim with its QR code and nothing else of the page', async ({ newSharer }) => {
  const { owner, sheet } = await newSharer()
  const { page } = owner
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await sheet.getByRole('button', { name: 'Print', exact: true }).click()
  await expect(sheet.getByRole('radio', { name: 'Short link' }).last()).toBeChecked()
  await sheet.getByRole('button', { name: 'Print it' }).click()
  await expect(page.locator('body[data-printed]')).toHaveCount(1)
  const printed = page.locator('.print-sheet')
  await expect(printed).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(printed.getByRole('heading', { name: harvest.title })).toBeVisible()
  await expect(printed.getByRole('img', { name: `QR code for “${harvest.title}”` })).toBeVisible()
  await expect(printed.getByText(/^Not verified by anybody, as of /)).toBeVisible()
  await expect(page.locator('#root')).toBeHidden()
  await expect(sheet).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(printed).toHaveCount(0)
  await expect(sheet).toBeVisible()
})

test('the page never shows a link again for another reader once the owner has copied it, and the owner can replace a withdrawn link', async ({
  newSharer,
  newVisitor,
}) => {
  const { owner, sheet: untouched } = await newSharer()
  await untouched.getByRole('button', { name: 'Regenerate QR' }).click()
  const sheet = await openSheet(owner, harvest.title)
  const rows = sheet.getByRole('listitem').filter({ hasText: 'Open link' })
  await expect(rows).toHaveCount(0)
  const given = await copyLink(owner, sheet)
  await expect(rows.first()).toContainText('given to somebody')
  const reopened = await openSheet(owner, harvest.title)
  const first = await copyLink(owner, reopened)
  expect(first).not.toBe(given)
  await expect(rows).toHaveCount(2)
  await reopened.getByRole('button', { name: 'Regenerate QR' }).click()
  await expect(rows).toHaveCount(2)
  const shown = await copyLink(owner, reopened)
  await expect(rows).toHaveCount(3)

  await rows
    .nth(1)
    .getByRole('button', { name: /^Withdraw:/ })
    .click()
  await sheet.getByRole('button', { name: 'Withdraw the link' }).click()
  const stranger = await newVisitor()
  await stranger.goto(first)
  await expect(stranger.getByText('The owner ended this link').first()).toBeVisible()

  await rows
    .first()
    .getByRole('button', { name: /^Withdraw:/ })
    .click()
  await sheet.getByRole('button', { name: 'Withdraw the link' }).click()
  await expect(sheet.getByText('This link is withdrawn.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Make a new link' }).click()
  await expect(sheet.getByRole('img', { name: /QR/ })).toBeVisible()
  expect([given, first, shown]).not.toContain(await copyLink(owner, sheet))
})

test('a controlled link opens only after a press, counts one view for each browser, and opens in only as many browsers as its owner allowed', async ({
  newSharer,
  newContext,
}) => {
  const { owner, sheet } = await newSharer()
  const link = await makeControlled(owner, sheet, 'Once')
  expect(Object.keys(readPayload(link))).toEqual(['share'])
  expect(new URL(link).hash).toMatch(/^#k=[\w-]+$/)

  const first = await (await newContext()).newPage()
  const requests: string[] = []
  first.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')))
  for (let visit = 0; visit < 2; visit++) {
    await first.goto('about:blank')
    await first.goto(link)
    await expect(openButton(first)).toBeVisible()
    await expect(first.getByText(harvest.title)).toHaveCount(0)
    await openButton(first).click()
    await expect(first.getByRole('heading', { name: harvest.title })).toBeVisible()
  }
  await expect(first.getByText('The owner shared it with you; nobody new can open the link')).toBeVisible()
  const key = link.split('#k=')[1] ?? ''
  expect(requests.join(' ')).not.toContain(key)

  const second = await (await newContext()).newPage()
  expectedConsoleErrors.set(second, /410/)
  await second.goto(link)
  await openButton(second).click()
  await expect(second.getByRole('alert')).not.toBeEmpty()
  await expect(second.getByText(harvest.title)).toHaveCount(0)

  await owner.page.reload()
  const again = await openSheet(owner, harvest.title)
  await expect(again.getByRole('list')).toContainText('opened 1 of 1 times')
  await expect(again.getByRole('list')).toContainText('Used up')
})

test('a request for a view that does not know the link’s key uses up no view of a controlled link', async ({
  newSharer,
  newVisitor,
}) => {
  const { owner, sheet } = await newSharer()
  const link = await makeControlled(owner, sheet, '3 times')
  const stranger = await newVisitor()
  const { share } = readPayload(link)
  for (const letter of 'ABC') {
    const headers = { origin: new URL(link).origin }
    const burnt = await stranger.request.post(`/api/shares/${share}/open`, {
      headers,
      data: { viewer: letter.repeat(22) },
    })
    expect(burnt.status()).toBe(403)
  }
  await stranger.goto(link)
  await openButton(stranger).click()
  await expect(stranger.getByRole('heading', { name: harvest.title })).toBeVisible()
  await owner.page.reload()
  await expect((await openSheet(owner, harvest.title)).getByRole('list')).toContainText('opened 1 of 3 times')
})

test('a controlled link counts no view until somebody presses “Open”, and opens nothing once its owner has withdrawn it', async ({
  newSharer,
  newVisitor,
}) => {
  const { owner, sheet } = await newSharer()
  const link = await makeControlled(owner, sheet, 'Any number of times')
  const stranger = await newVisitor()
  await stranger.goto(link)
  await expect(openButton(stranger)).toBeVisible()
  await stranger.request.get(link)
  const again = await openSheet(owner, harvest.title)
  await expect(again.getByRole('list')).toContainText('not opened yet')

  const row = again.getByRole('listitem').filter({ hasText: 'Controlled link' })
  const copy = row.getByRole('button', { name: /^Copy/ })
  await expect(copy).toBeVisible()
  await row.getByRole('button', { name: /^Withdraw:/ }).click()
  await row.getByRole('button', { name: 'Withdraw the link' }).click()
  await expect(row).toContainText('Withdrawn')
  await expect(copy).toHaveCount(0)
  await stranger.getByRole('button', { name: 'Check again' }).click()
  await expect(verdict(stranger)).toHaveText('This link has ended')
  await expect(openButton(stranger)).toHaveCount(0)
  const { origin } = new URL(link)
  const { share } = readPayload(link)
  const pressed = await stranger.request.post(`/api/shares/${share}/open`, {
    headers: { origin },
    data: { viewer: 'A'.repeat(22) },
  })
  expect(pressed.status()).toBe(403)
  await expect(stranger.getByText(harvest.title)).toHaveCount(0)
})

test('a controlled link opens nothing after the end that its owner has set', async ({
  databaseUrl,
  newMember,
  newVisitor,
  node,
}) => {
  const owner = await newMember({ minted: true, path: 'about:blank' })
  const claim = await createClaim(owner.session, owner.did, harvest)
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
  const link = await shareControlled(node, owner.session, claim, { expiresAt })
  const stranger = await newVisitor()
  await stranger.goto(link)
  await expect(openButton(stranger)).toBeVisible()
  const { share } = readPayload(link)
  await changeDatabase(databaseUrl, `update shares set expires_at = now() - interval '1 second' where id = '${share}'`)
  const status = await stranger.request.get(`/api/shares/${share}/status`)
  expect(await status.json()).toMatchObject({ status: 'expired' })
  expectedConsoleErrors.set(stranger, /410/)
  await openButton(stranger).click()
  await expect(stranger.getByRole('alert')).not.toBeEmpty()
  await expect(stranger.getByText(harvest.title)).toHaveCount(0)
})

test('a controlled link with a missing or wrong key opens nothing and counts no view', async ({
  newSharer,
  newVisitor,
}) => {
  const { owner, sheet } = await newSharer()
  const link = await makeControlled(owner, sheet, 'Once')
  const stranger = await newVisitor()
  const last = link.at(-1) === 'A' ? 'B' : 'A'
  for (const [broken, title] of [
    [link.split('#')[0] ?? '', 'This link is incomplete'],
    [link.slice(0, -1), 'This link is incomplete'],
    [link.slice(0, -1) + last, 'Not genuine'],
  ] as const) {
    await stranger.goto('about:blank')
    await stranger.goto(broken)
    await expect(verdict(stranger)).toHaveText(title)
    await expect(openButton(stranger)).toHaveCount(0)
  }
  const again = await openSheet(owner, harvest.title)
  await expect(again.getByRole('list')).toContainText('opened 0 of 1 times')
})

test('the claims view lists the shares of every claim', async ({ newSharer }) => {
  const { owner, sheet } = await newSharer()
  await copyLink(owner, sheet)
  await sheet.getByRole('checkbox', { name: 'Description' }).check()
  await expect(sheet.getByText(/what you ticked: .*Description/)).toBeVisible()
  await expect(sheet.getByRole('img', { name: /QR/ })).toBeVisible()
  await copyLink(owner, sheet)
  await expect(sheet.getByRole('list')).toContainText('Basic details and Description')
  await sheet.getByRole('button', { name: 'Close' }).click()
  await owner.page.getByRole('navigation').getByRole('link', { name: 'Identity Claims', exact: true }).click()
  const shared = owner.page.getByRole('region', { name: 'What I shared' })
  await expect(shared.getByRole('listitem')).toHaveCount(2)
  await expect(shared.getByRole('listitem').first()).toContainText(harvest.title)
  await shared
    .getByRole('button', { name: /^Enlarge/ })
    .first()
    .click()
  await expect(owner.page.getByRole('dialog', { name: 'Sharing code' }).getByRole('img')).toBeVisible()
})

function readPayload(link: string): Record<string, unknown> {
  return JSON.parse(atob(new URL(link).searchParams.get('data') ?? ''))
}
