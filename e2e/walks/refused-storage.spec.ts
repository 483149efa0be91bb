/**
 * A new member signs in, makes a claim, asks a verifier and shares, in a browser that stores
 * nothing for the site. If only the open page remembers the member, the page says so.
 */
import type { Page } from '@playwright/test'
import { register } from '../src/api.ts'
import { expect, test } from '../src/fixtures.ts'
import { finishOnboarding, openClaim, openView, reachWizardOrDashboard, requestVerification } from '../src/journey.ts'
import { bringPasskeys } from '../src/passkeys.ts'
import { type Refusal, refuseStorage } from '../src/screens/refuse-storage.ts'
import { expectToast, verdict } from '../src/screens/screen.ts'
import { copyLink } from '../src/share-sheet.ts'

const claim = { type: 'Identity', title: 'Resident of Porvoo', description: 'Registered since the year 2021.' }

const entrances = { 'the demo wallet': comeInWithDemoWallet, 'a passkey': comeInWithPasskey }
type Entrance = keyof typeof entrances
const walks: [Refusal, Entrance][] = [
  ['refuses storage', 'the demo wallet'],
  ['refuses storage', 'a passkey'],
  ['names storage that does not work', 'a passkey'],
  ['has a full disk', 'the demo wallet'],
  ['has no database', 'a passkey'],
]

for (const [refusal, entrance] of walks)
  test(`a member with ${entrance} makes a claim, asks a verifier and shares in a browser that ${refusal}`, async ({
    newVisitor,
    node,
    stack,
  }) => {
    const organization = `Porvoo ${crypto.randomUUID()}`
    await register(node, stack, { organization })
    const page = await newVisitor()
    await refuseStorage(page.context(), refusal)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await entrances[entrance](page)
    if (refusal !== 'has no database') await expectToast(page, 'Connected for this page only')
    await reachWizardOrDashboard({ page })
    await finishOnboarding({ page }, { username: `porvoo_${Date.now()}`, claim })
    await openView({ page }, 'Identity Claims')
    await requestVerification({ page }, claim.title, organization)
    const details = await openClaim({ page }, claim.title)
    await details.getByRole('tab', { name: 'Share' }).click()
    await expect(details.getByRole('img', { name: /QR/ })).toBeVisible()
    const link = await copyLink({ page }, details)
    await expect(page.getByText('Error Loading Component')).toHaveCount(0)

    const checker = await newVisitor()
    await refuseStorage(checker.context(), refusal)
    await checker.goto(link)
    await checker.getByRole('button', { name: 'Open this claim' }).click()
    await expect(verdict(checker)).toBeVisible()
    await expect(checker.getByRole('heading', { name: claim.title })).toBeVisible()
  })

async function comeInWithDemoWallet(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Connect MetaMask' }).click()
  const offer = page.getByRole('dialog', { name: 'No MetaMask in this browser' })
  await offer.getByRole('button', { name: 'Use the demo wallet' }).click()
  const choice = page.getByRole('dialog', { name: 'Who do you want to be?' })
  await choice.getByRole('radio', { name: 'A new wallet' }).check()
  await choice.getByRole('button', { name: 'Connect' }).click()
  await page.getByRole('dialog', { name: 'Sign in?' }).getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function comeInWithPasskey(page: Page): Promise<void> {
  await bringPasskeys(page)
  await page.goto('/')
  await page.getByRole('main').getByRole('button', { name: 'Continue with a passkey' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Create a new identity' }).click()
}
