import { demoUniversity } from '@did/local/demo-accounts'
import type { Page } from '@playwright/test'
import { privateKeyToAccount } from 'viem/accounts'
import { register } from '../src/api.ts'
import { expect, test } from '../src/fixtures.ts'
import { finishOnboarding, openView, proveClaim, requestVerification } from '../src/journey.ts'

const certificate = {
  type: 'Professional Certification',
  title: 'Crane operator, class B',
  description: 'Practical and written exam passed in 2025.',
}

test('without any extension the demo wallet leads through mint, claim, request and approval', async ({
  newVisitor,
  node,
  stack,
}) => {
  const { privateKey, username, organization } = demoUniversity
  await register(node, stack, { account: privateKeyToAccount(privateKey), username, organization })
  const owner = { page: await newVisitor() }
  const verifier = { page: await newVisitor() }

  await test.step('the owner makes a wallet of its own and is onboarded', async () => {
    await connectAs(owner.page, 'A new wallet')
    await finishOnboarding(owner, {
      username: 'crane_owner',
      claim: { type: 'Identity', title: 'Resident of Turku', description: 'Registered since the year 2020.' },
    })
  })

  await test.step('the owner mints and adds a claim', async () => {
    await owner.page.getByRole('button', { name: 'Mint Your DID' }).click()
    await confirm(owner.page, 'Create your DID?', 'Confirm')
    await closeTransaction(owner.page)
    await owner.page.getByRole('button', { name: 'Add Claim', exact: true }).first().click()
    const dialog = owner.page.getByRole('dialog', { name: 'Add New Claim' })
    await dialog.getByLabel('Claim Type').selectOption({ label: certificate.type })
    await dialog.getByLabel('Title').fill(certificate.title)
    await dialog.getByLabel('Description').fill(certificate.description)
    await dialog.getByRole('button', { name: 'Create Claim' }).click()
    await confirm(owner.page, 'Record this claim?', 'Confirm')
    await closeTransaction(owner.page)
  })

  await test.step('a demo verifier sees the request and vouches for it', async () => {
    await connectAs(verifier.page, 'Tomas Berg')
    await openView(verifier, 'Verifier Panel')
    await requestVerification(owner, certificate.title, organization)
    const proof = await proveClaim(verifier, certificate.title, {
      proofType: 'Identity',
      field: 'Employer',
      value: 'Harbour of Turku',
    })
    await proof.getByRole('button', { name: 'Complete Verification' }).click()
    await confirm(verifier.page, 'Vouch for this claim?', 'Sign')
    const card = owner.page.getByRole('article').filter({ hasText: certificate.title })
    await expect(card.getByText('Verified', { exact: true })).toBeVisible()
  })

  await test.step('a reload asks for nothing', async () => {
    await owner.page.reload()
    await expect(owner.page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
    await expect(owner.page.getByRole('dialog')).toHaveCount(0)
  })
})

test('declining in the demo wallet is declining', async ({ newVisitor }) => {
  const page = await newVisitor()
  await offerDemoWallet(page)
  await confirm(page, 'Who do you want to be?', 'Cancel')
  await expect(
    page.getByText('You declined the connection. Nothing was shared; connect whenever you like.', { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connect MetaMask' })).toBeEnabled()
})

test('where MetaMask is, the demo wallet is neither offered nor loaded', async ({ newPerson }) => {
  const { page } = await newPerson({ path: 'about:blank' })
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Connect MetaMask' }).click()
  await expect(page.getByRole('heading', { name: 'Create Your Profile' })).toBeVisible()
  await expect(page.getByText('No MetaMask in this browser')).toHaveCount(0)
  expect(loaded).not.toContain('/demo-wallet.js')
})

async function offerDemoWallet(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Connect MetaMask' }).click()
  const offer = page.getByRole('dialog', { name: 'No MetaMask in this browser' })
  await offer.getByRole('button', { name: 'Use the demo wallet' }).click()
}

async function connectAs(page: Page, person: string): Promise<void> {
  await offerDemoWallet(page)
  const window = page.getByRole('dialog', { name: 'Who do you want to be?' })
  await window.getByRole('radio', { name: person }).check()
  await window.getByRole('button', { name: 'Connect' }).click()
  await confirm(page, 'Sign in?', 'Sign in')
}

async function confirm(page: Page, title: string, button: string): Promise<void> {
  const window = page.getByRole('dialog', { name: title })
  await window.getByRole('button', { name: button, exact: true }).click()
  await expect(window).toHaveCount(0)
}

async function closeTransaction(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ hasText: 'Transaction Successful!' })
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(dialog).toHaveCount(0)
}
