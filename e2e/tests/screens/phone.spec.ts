import { createClaim } from '../../src/api.ts'
import { expect, test } from '../../src/fixtures.ts'

const phone = { width: 390, height: 844 }

test('the page asks a new person why they came, and each answer leads to the page for that purpose', async ({
  newPerson,
}) => {
  const { page } = await newPerson({ viewport: phone })
  const choose = (name: RegExp) => page.getByRole('button', { name }).click()

  await test.step('somebody who checks something sees no wizard', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Connect MetaMask' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'What did you come for?' })).toBeVisible()
    await choose(/^Check something/)
    await expect(page).toHaveURL('/check')
  })

  await test.step('somebody who wants something confirmed comes to the wizard', async () => {
    await page.goto('/')
    await choose(/^Get something confirmed/)
    await expect(page.getByRole('heading', { name: 'Create Your Profile' })).toBeVisible()
  })

  await test.step('somebody who confirms for an organization comes to the verifier’s panel', async () => {
    await page.goto('/')
    await choose(/^Confirm for an organization/)
    await expect(page.getByRole('heading', { level: 1, name: 'Verifier Panel' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Request Verifier Status' })).toBeVisible()
  })
})

test('on a phone, the dashboard shows the credentials before everything else, and hides long numbers until the person opens the technical details', async ({
  newMember,
}) => {
  const { page, session, did } = await newMember({ viewport: phone, path: 'about:blank' })
  await createClaim(session, did, { type: 'award', title: 'Tug of war', description: 'Won on the pier in 2024.' })
  await page.goto('/')
  await expect(page.getByRole('article', { name: 'Tug of war' })).toBeVisible()
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(headings).toHaveText([
    'Verified Claims',
    'Verification Requests',
    'Your Profile',
    'Your Decentralized Identity',
  ])
  const number = page.getByText(`DID #${did.tokenId}`)
  await expect(number).toBeHidden()
  await page.getByText('Technical details').click()
  await expect(number).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(headings.first()).toHaveText('Your Profile')
  await expect(page.getByRole('heading', { level: 3, name: `DID #${did.tokenId}` })).toBeVisible()
})
