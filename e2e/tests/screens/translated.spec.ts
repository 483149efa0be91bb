/** Somebody reads the pages in another language, by the translation of their browser. */
import { expect, expectedConsoleErrors, test } from '../../src/fixtures.ts'
import { verdict } from '../../src/screens/screen.ts'
import { accredit, harvest, shareVerified } from '../../src/shares.ts'
import { translatePages } from '../../src/translation.ts'

test('a verdict that changes while the page is translated is the verdict on screen', async ({
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

test('links are checked side by side on a translated page', async ({ newVisitor, node, stack }) => {
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
