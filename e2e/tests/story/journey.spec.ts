import { createVerifiedClaim } from '../../src/api.ts'
import { expect, test } from '../../src/fixtures.ts'
import { openClaim } from '../../src/journey.ts'

const degree = {
  type: 'Education Credential',
  title: 'MSc Marine Biology',
  description: 'Two-year degree with a thesis on the reefs of the Azores.',
}

test('on a phone, one menu lists views and pages, covers the page, and closes on Escape, on a tap beside the menu or on a choice', async ({
  newMember,
}) => {
  const { page } = await newMember({ viewport: { width: 360, height: 740 } })
  const opener = page.getByRole('banner').getByRole('button', { name: 'Open menu' })
  const menu = page.getByRole('dialog', { name: 'Dashboard' })
  for (const leave of [() => page.keyboard.press('Escape'), () => page.mouse.click(350, 400)]) {
    await opener.click()
    await expect(menu.locator(':focus')).toHaveCount(1)
    // A dialog reacts to presses beside it only after a timer. This timer starts when the dialog
    // gets the focus.
    await page.evaluate(() => new Promise((done) => setTimeout(done)))
    await leave()
    await expect(menu).toHaveCount(0)
    await expect(opener).toBeFocused()
  }

  await opener.click()
  await expect(menu.getByRole('button', { name: 'Restart Onboarding' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'W3C DID Specification' })).toBeVisible()
  await menu.getByRole('link', { name: 'Claims', exact: true }).click()
  await expect(menu).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Verified Claims' })).toBeInViewport()

  await page.goto('/about')
  const pages = page.getByRole('banner').getByRole('navigation')
  await opener.click()
  await expect(pages.getByRole('link', { name: 'W3C DID Specification' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(pages).toHaveCount(0)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
})

test('the details of a verified claim say who confirmed it', async ({ newMember }) => {
  const verifier = await newMember({ organization: 'Pier Registry' })
  const owner = await newMember({ minted: true, path: 'about:blank' })
  await createVerifiedClaim(owner, verifier, { ...degree, type: 'education' })
  await owner.page.goto('/')
  const details = await openClaim(owner, degree.title)
  await expect(details.getByText(`${owner.did.tokenId}`, { exact: true })).toBeVisible()
  await details.getByRole('button', { name: 'View Proof' }).click()
  for (const text of ['Pier Registry', 'Registered itself, not reviewed', 'That the education level is reached.'])
    await expect(details.getByText(text)).toBeVisible()
  await expect(details.getByText(verifier.user.walletAddress)).toBeVisible()
})
