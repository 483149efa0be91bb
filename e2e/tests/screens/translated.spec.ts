import { toShareFile } from '@did/credentials/share/share-file'
import type { Locator, Page } from '@playwright/test'
import { createVerifiedClaim, register, shareClaim } from '../../src/api.ts'
import { dropFile } from '../../src/drop-file.ts'
import { expect, expectedConsoleErrors, test } from '../../src/fixtures.ts'
import { verdict } from '../../src/screens/screen.ts'
import { copyLink, openSheet, openTerms } from '../../src/share-sheet.ts'
import { accredit, harvest, shareVerified } from '../../src/shares.ts'
import { translatePages } from '../../src/translation.ts'

test('if a verdict changes while the browser translates the page, the new verdict is on screen', async ({
  newVisitor,
  node,
  stack,
}) => {
  const { share, verifier } = await shareVerified(node, stack)
  await accredit(verifier, 'Quinta do Vale, Lda.', stack)
  const page = await newVisitor()
  await translatePages(page.context())
  await page.goto(share.url)
  await expect(verdict(page)).toHaveText('You can rely on this claim')
  await expect(verdict(page).locator('font').first()).toBeAttached()
  await expect(page.getByRole('heading', { name: harvest.title }).locator('font')).toHaveCount(0)

  expectedConsoleErrors.set(page, /net::ERR_FAILED/)
  await page.route(`${stack.rpcUrl}/**`, (route) => route.abort())
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(verdict(page)).toHaveText('Not everything could be checked')
  await expect(page.getByText('You can rely on this claim')).toHaveCount(0)
  await expect(page.getByText('Could not be checked: Withdrawal could not be checked')).toBeVisible()
  await page.unroute(`${stack.rpcUrl}/**`)
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(verdict(page)).toHaveText('You can rely on this claim')
  await expect(page.getByText('Not everything could be checked')).toHaveCount(0)
})

test('a press on a translated button works even if the button’s words change before the mouse button is released', async ({
  newVisitor,
}) => {
  const page = await newVisitor()
  await translatePages(page.context())
  await page.goto('/ask')
  const button = page.getByRole('button', { name: 'Make the code' })
  await expect(button.locator('font').first()).toBeAttached()
  await button.hover()
  await page.mouse.down()
  await button.evaluate((pressed) => pressed.querySelector('font')?.replaceWith(document.createTextNode('Other words')))
  await page.mouse.up()
  await expect(page.getByText('Say who is asking')).toBeVisible()
})

test('the check of many links works on a page that the browser translates', async ({ newVisitor, node, stack }) => {
  const [one, other] = [(await shareVerified(node, stack)).share.url, (await shareVerified(node, stack)).share.url]
  const page = await newVisitor()
  await translatePages(page.context())
  await page.goto('/check')
  for (const [links, done] of [
    [one, '1 of 1 rows done'],
    [`${other}\n${one.slice(0, -1)}`, '3 of 3 rows done'],
  ] as const) {
    await page.getByLabel('Links', { exact: true }).fill(links)
    await page.getByRole('button', { name: 'Check these links' }).click()
    await expect(page.getByText(done)).toBeVisible()
  }
  await page.getByLabel('Show only what is not fine').check()
  await page.getByRole('button', { name: 'Check all again' }).click()
  await expect(page.getByText('3 of 3 rows done')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the list' }).click()
  await expect(page.getByRole('row')).toHaveCount(0)
  await expect(page.getByText('Error Loading Component')).toHaveCount(0)
})

const fine = /You can rely on (this claim|it)/
const unchecked = /Not everything could be checked|Could not be checked/

test('each page that shows a verdict also shows a changed verdict while the browser translates the page', async ({
  newMember,
  newVisitor,
  node,
  stack,
}) => {
  const owner = await newMember({ minted: true, path: 'about:blank' })
  await translatePages(owner.context)
  const organization = `Quinta ${crypto.randomUUID()}`
  const verifier = await register(node, stack, { organization })
  await accredit(verifier, organization, stack)
  const claim = await createVerifiedClaim(owner, verifier, harvest)
  const degree = { type: 'education', title: 'MSc Environmental Engineering', description: 'x' }
  await createVerifiedClaim(owner, verifier, degree)
  const { url } = await shareClaim(owner.session, claim)

  const shown: Shown[] = []
  const open = async () => {
    const page = await newVisitor()
    await translatePages(page.context())
    return page
  }

  await test.step('the pages show a verdict that is fine', async () => {
    const sheet = await openSheet(owner, harvest.title)
    await openTerms(sheet)
    await sheet.getByText('Add other credentials to this link').click()
    await sheet.getByRole('checkbox', { name: degree.title }).check()
    await sheet.getByRole('button', { name: 'Make the link' }).click()
    const made = sheet.getByRole('region', { name: 'The link that you made' })
    await expect(made.getByRole('img', { name: /QR/ })).toBeVisible()
    const link = await copyLink(owner, made)
    await sheet.getByRole('tab', { name: 'Details' }).click()
    await sheet.getByRole('button', { name: 'View Proof' }).click()
    shown.push({ page: owner.page, verdict: sheet.getByRole('status').filter({ hasText: /rely|checked/ }) })

    const collection = await open()
    await collection.goto(link)
    await collection.getByRole('button', { name: 'Open and check all' }).click()
    const member = collection.getByRole('list', { name: 'The credentials of this link' }).locator('> li').first()
    await member.getByRole('button').first().click()
    shown.push({ page: collection, verdict: member.getByRole('heading', { level: 3 }).first() })

    const scanner = await open()
    await scanner.goto('/scan-code')
    await dropFile(scanner, { name: 'claim.json', type: 'application/json', bytes: [...Buffer.from(toShareFile(url))] })
    shown.push({ page: scanner, verdict: scanner.getByRole('heading', { name: /rely on|could be checked/ }) })

    const table = await open()
    await table.goto('/check')
    await table.getByLabel('Links', { exact: true }).fill(url)
    await table.getByRole('button', { name: 'Check these links' }).click()
    shown.push({
      page: table,
      verdict: table.getByRole('row').filter({ hasText: harvest.title }),
      again: 'Check all again',
    })
    for (const { page, verdict } of shown) {
      await expect(verdict, page.url()).toContainText(fine)
      await expect(verdict.locator('font').first(), page.url()).toBeAttached()
    }
  })

  await test.step('without the chain, each page takes its verdict back', async () => {
    for (const { page, verdict, again = 'Check again' } of shown) {
      expectedConsoleErrors.set(page, /net::ERR_FAILED/)
      await page.route(`${stack.rpcUrl}/**`, (route) => route.abort())
      await page.getByRole('button', { name: again }).first().click()
      await expect(verdict, page.url()).toContainText(unchecked)
      await expect(verdict, page.url()).not.toContainText(fine)
    }
  })
})

type Shown = { page: Page; verdict: Locator; again?: string }
