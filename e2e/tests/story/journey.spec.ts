import { createVerifiedClaim } from '../../src/api.ts'
import { expect, test } from '../../src/fixtures.ts'
import { openClaim } from '../../src/journey.ts'

const degree = {
  type: 'Education Credential',
  title: 'MSc Marine Biology',
  description: 'Two-year degree with a thesis on the reefs of the Azores.',
}

test('on a phone, views and menu cover the page and close on Escape, a tap beside them or a choice', async ({
  newMember,
}) => {
  const { page } = await newMember({ viewport: { width: 360, height: 740 } })
  const opener = page.getByRole('button', { name: 'Open menu of views' })
  const views = page.getByRole('dialog', { name: 'Dashboard' })
  for (const leave of [() => page.keyboard.press('Escape'), () => page.mouse.click(350, 400)]) {
    await opener.click()
    await expect(views).toBeVisible()
    await leave()
    await expect(views).toHaveCount(0)
  }

  const banner = page.getByRole('banner')
  const menu = banner.getByRole('navigation')
  await banner.getByRole('button', { name: 'Open menu' }).click()
  await expect(menu.getByRole('link', { name: 'W3C DID Specification' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await banner.getByRole('button', { name: 'Open menu' }).click()
  await menu.getByRole('link', { name: 'Claims', exact: true }).click()
  await expect(menu).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Verified Claims' })).toBeInViewport()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
})

test('the details of a verified claim say who stands behind it', async ({ newMember }) => {
  const verifier = await newMember({ organization: 'Harbour Registry' })
  const owner = await newMember({ minted: true, path: 'about:blank' })
  await createVerifiedClaim(owner, verifier, { ...degree, type: 'education' })
  await owner.page.goto('/')
  const details = await openClaim(owner, degree.title)
  await expect(details.getByText(`${owner.did.tokenId}`, { exact: true })).toBeVisible()
  await details.getByRole('button', { name: 'View Proof' }).click()
  for (const text of ['Harbour Registry', 'Registered itself, not reviewed', 'That the education level is reached.'])
    await expect(details.getByText(text)).toBeVisible()
  await expect(details.getByText(verifier.user.walletAddress)).toBeVisible()
})
