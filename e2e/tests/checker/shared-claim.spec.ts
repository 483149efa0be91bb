import type { Page } from '@playwright/test'
import { expect, expectedConsoleErrors, test } from '../../src/fixtures.ts'
import { verdict } from '../../src/screens/screen.ts'
import { accredit, harvest, shareUnverified, shareVerified } from '../../src/shares.ts'

const notReviewed = 'Confirmed by somebody we do not know'

test('a claim that nobody has confirmed is shown as its owner’s own words', async ({ newVisitor, node, stack }) => {
  const { share } = await shareUnverified(node, stack)
  const page = await newVisitor()
  await page.goto(share.url)
  await expect(verdict(page)).toHaveText('Not confirmed when this link was made')
  await expect(page.getByRole('heading', { name: harvest.title })).toBeVisible()
  await expect(page.getByText('This is what the owner wrote. This link carries no confirmation of it.')).toBeVisible()
  await expectNeverVerified(page)
})

test('under the policy “open”, the verdict warns of a verifier that nobody has reviewed', async ({
  newVisitor,
  node,
  stack,
}) => {
  const { share, verifier } = await shareVerified(node, stack)
  const page = await newVisitor()
  await page.goto(share.url)
  await expect(verdict(page)).toHaveText(notReviewed)
  await expect(page.getByText('Warning: The verifier registered itself, and nobody has reviewed it')).toBeVisible()
  for (const passed of [
    'The verifier has not withdrawn it',
    'It has no end date',
    'Issued to somebody who holds a DID',
    'The owner still shares it',
  ])
    await expect(page.getByText(`Passed: ${passed}`)).toBeVisible()
  await page.getByText('Technical details').click()
  await expect(page.getByText(verifier.session.address, { exact: true })).toBeVisible()
  await expect(page.getByText(harvest.description)).toHaveCount(0)
  await expectNeverVerified(page)
})

test('the verdict says “Verified” when a verifier that is accredited on the chain has confirmed the claim', async ({
  newVisitor,
  node,
  stack,
}) => {
  const { share, verifier } = await shareVerified(node, stack)
  await accredit(verifier, 'Quinta do Vale, Lda.', stack)
  const page = await newVisitor()
  await page.goto(share.url)
  await expect(verdict(page)).toHaveText('You can rely on this claim')
  await expect(page.getByRole('article').getByText('Verified', { exact: true })).toBeVisible()
  await expect(page.getByRole('article').getByText('Quinta do Vale, Lda.')).toBeVisible()
  await expect(page.getByText(/^(Warning|Failed|Could not be checked):/)).toHaveCount(0)
})

test('a single verdict prints a receipt with the link, its fingerprint and the verifier’s address, and an endless title does not widen the receipt', async ({
  newVisitor,
  node,
  stack,
}) => {
  const { share, verifier } = await shareVerified(node, stack, { ...harvest, title: 'W'.repeat(200) })
  const page = await newVisitor()
  await page.goto(share.url)
  await expect(verdict(page)).toHaveText(notReviewed)
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print a receipt' }).click()
  await expect(page.locator('body[data-printed]')).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  const receipt = page.locator('.print-sheet')
  await expect(receipt.getByText(/Its fingerprint \(SHA-256\): [0-9a-f]{64}/)).toBeVisible()
  await expect(receipt.getByText(share.url)).toBeVisible()
  await expect(receipt.getByText(verifier.session.address)).toBeVisible()
  await expect(receipt).not.toContainText(/\w\.\.(?!\.)/)
  await page.setViewportSize({ width: 700, height: 900 })
  expect(await receipt.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('while the chain does not answer, the page calls no shared claim genuine or false', async ({
  newVisitor,
  node,
  stack,
}) => {
  const { share } = await shareVerified(node, stack)
  const page = await newVisitor()
  expectedConsoleErrors.set(page, /net::ERR_FAILED/)
  await page.route(`${stack.rpcUrl}/**`, (route) => route.abort())
  await page.goto(share.url)
  await expect(verdict(page)).toHaveText('Not everything could be checked')
  await expect(page.getByText('Could not be checked: Withdrawal could not be checked')).toBeVisible()
  await expect(page.getByText('Passed: The content is exactly what the verifier signed')).toBeVisible()
  await expectNeverVerified(page)
  await page.unroute(`${stack.rpcUrl}/**`)
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(verdict(page)).toHaveText(notReviewed)
})

test('while the server does not answer, the page still gives a verdict, from the link and the chain', async ({
  newVisitor,
  node,
  stack,
}) => {
  const { share } = await shareVerified(node, stack)
  const page = await newVisitor()
  expectedConsoleErrors.set(page, /net::ERR_FAILED/)
  await page.goto(share.url)
  await expect(verdict(page)).toHaveText(notReviewed)
  await page.route('**/api/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(
    page.getByText('Could not be checked: Whether the owner still shares it could not be checked'),
  ).toBeVisible()
  await expect(verdict(page)).toHaveText(notReviewed)
})

test('the open page of a shared claim notices by itself that the owner has ended the link', async ({
  newVisitor,
  node,
  stack,
}) => {
  const { share, owner } = await shareVerified(node, stack)
  const page = await newVisitor()
  await page.clock.install()
  await page.goto(share.url)
  await expect(verdict(page)).toHaveText(notReviewed)
  await owner.session.call('DELETE', `/api/shares/${share.id}`)
  await page.clock.runFor(16_000)
  await expect(verdict(page)).toHaveText('This link has ended')
  await expect(page.getByText('Warning: The owner ended this link')).toBeVisible()
  await expect(page.getByText('Passed: The verifier has not withdrawn it')).toBeVisible()
  await expectNeverVerified(page)
})

test('the page says in one sentence that a link is missing, broken or too long', async ({ newVisitor }) => {
  const page = await newVisitor()
  for (const [place, title] of [
    ['', 'There is no claim in this link'],
    ['?data=', 'This link is incomplete'],
    ['?data=%%%', 'This link is incomplete'],
    ['?data=bm90IGpzb24=', 'This link is incomplete'],
    ['?data=eyJpZCI6MX0%3D', 'This link is incomplete'],
    ['?data=W10%3D&data=e30%3D', 'This link is incomplete'],
    ['?data=<script>alert(1)</script>', 'This link is incomplete'],
    [`?data=${'QUFB'.repeat(7000)}`, 'This link is too long to read'],
    [`?data=e30%3D#p=${'A'.repeat(25_000)}`, 'This link is too long to read'],
    ['#p=AAAA', 'There is no claim in this link'],
  ] as const) {
    await page.goto('about:blank')
    await page.goto(`/shared-claim${place}`)
    await expect(verdict(page), place.slice(0, 40)).toHaveText(title)
    await expect(page.getByRole('article')).toHaveCount(0)
  }
})

/** The word "verified" may only stand on the page when every check is green. */
async function expectNeverVerified(page: Page): Promise<void> {
  expect(await page.locator('body').innerText()).not.toMatch(/\bverified\b/i)
}
