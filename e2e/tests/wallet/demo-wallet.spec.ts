import { demoClinic, demoUniversity } from '@did/local/demo-accounts'
import type { Page } from '@playwright/test'
import { privateKeyToAccount } from 'viem/accounts'
import { register } from '../../src/api.ts'
import { expect, test } from '../../src/fixtures.ts'
import { openInbox } from '../../src/inbox.ts'
import {
  finishOnboarding,
  openClaim,
  openView,
  pendingRequest,
  proveClaim,
  reachWizardOrDashboard,
  requestVerification,
} from '../../src/journey.ts'
import { scanPicture } from '../../src/scanner.ts'
import { expectToast } from '../../src/screens/screen.ts'
import { showLinks } from '../../src/share-sheet.ts'

const certificate = {
  type: 'Professional Certification',
  title: 'Crane operator, class B',
  description: 'Practical and written exam passed in 2025.',
}

const residence = { type: 'Identity', title: 'Resident of Turku', description: 'Registered since the year 2020.' }

test('without a wallet extension, people mint, claim, request and approve with the demo wallet', async ({
  newVisitor,
  node,
  stack,
}) => {
  const { privateKey, username, organization } = demoUniversity
  await register(node, stack, { account: privateKeyToAccount(privateKey), username, organization })
  const owner = { page: await newVisitor() }
  const verifier = { page: await newVisitor() }
  const windows = { owner: await countWindows(owner.page), verifier: await countWindows(verifier.page) }

  await test.step('the owner makes a wallet and completes the wizard', async () => {
    await connectAs(owner.page, 'A new wallet')
    await reachWizardOrDashboard(owner)
    await finishOnboarding(owner, {
      username: 'crane_owner',
      claim: residence,
    })
  })

  await test.step('the owner mints and adds a claim', async () => {
    await owner.page.getByRole('button', { name: 'Mint Your DID' }).click()
    await confirm(owner.page, 'Mint your DID?', 'Confirm')
    await closeTransaction(owner.page)
    await owner.page.getByRole('button', { name: 'Add Claim', exact: true }).first().click()
    const dialog = owner.page.getByRole('dialog', { name: 'Add New Claim' })
    await dialog.getByLabel('Claim Type').selectOption({ label: certificate.type })
    await dialog.getByLabel('Title').fill(certificate.title)
    await dialog.getByLabel('Your name').fill('Aino Virtanen')
    await dialog.getByLabel('Description').fill(certificate.description)
    await dialog.getByRole('button', { name: 'Create Claim' }).click()
    await confirm(owner.page, 'Record this claim?', 'Confirm')
    await closeTransaction(owner.page)
  })

  await test.step('a demo verifier sees the request and approves it', async () => {
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
    // Each person used one window to choose the account and to let the page see it. All other
    // windows asked for signatures.
    expect(windows.owner() - 1).toBe(3)
    expect(windows.verifier() - 1).toBe(2)
  })

  await test.step('somebody without a wallet scans a picture of the code', async () => {
    const details = await openClaim(owner, certificate.title)
    await showLinks(details, 'Open link')
    const picture = await details.getByRole('img', { name: /QR/ }).screenshot()
    const visitor = await newVisitor()
    await scanPicture(visitor, picture)
    await expect(visitor).toHaveURL(/\/shared-claim\?data=/)
    await expect(visitor.getByRole('heading', { name: certificate.title })).toBeVisible()
    await expect(visitor.getByText('Passed: The content is exactly what the verifier signed')).toBeVisible()
    await details.getByRole('button', { name: 'Close' }).first().click()
  })

  await test.step('another claim is rejected, which needs no signature', async () => {
    const asked = windows.verifier()
    await requestVerification(owner, residence.title, organization)
    await pendingRequest(verifier, residence.title).getByRole('button', { name: 'Reject' }).click()
    const rejecting = verifier.page.getByRole('dialog', { name: 'Reject this request?' })
    await rejecting.getByRole('button', { name: 'Reject' }).click()
    const inbox = await openInbox(owner, 2)
    await expect(inbox.getByText(`Verification for "${residence.title}" has been rejected`)).toBeVisible()
    expect(windows.verifier()).toBe(asked)
  })
})

test('the demo wallet explains in words which key a verifier announces and takes back', async ({
  newVisitor,
  node,
  stack,
}) => {
  const { privateKey, username, organization, name } = demoClinic
  await register(node, stack, { account: privateKeyToAccount(privateKey), username, organization })
  const page = await newVisitor()
  await connectAs(page, name)
  await openView({ page }, 'Your Profile')
  await page.getByText('Keys for other people’s wallets').click()
  await page.getByRole('button', { name: 'Make the key' }).click()
  const prompt = page.getByRole('dialog', { name: 'Announce a key that signs?' })
  await expect(prompt.getByText('did/pub/Ed25519/veriKey/base58')).toBeVisible()
  await expect(prompt.getByText('Whoever keeps the key can sign in your name')).toBeVisible()
  await confirm(page, 'Announce a key that signs?', 'Confirm')
  await closeTransaction(page)
  await page.getByRole('button', { name: 'Take back…' }).click()
  await page.getByRole('button', { name: 'Take the key back' }).click()
  await confirm(page, 'Take a key back?', 'Confirm')
})

test('“Cancel” in a window of the demo wallet counts as a declined connection', async ({ newVisitor }) => {
  const page = await newVisitor()
  await offerDemoWallet(page)
  await confirm(page, 'Who do you want to be?', 'Cancel')
  await expectToast(page, 'You declined the connection. Nothing was shared; connect whenever you like.')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connect MetaMask' })).toBeEnabled()
})

test('in a browser with MetaMask, the page neither offers nor loads the demo wallet', async ({ newPerson }) => {
  const { page } = await newPerson({ path: 'about:blank' })
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Connect MetaMask' }).click()
  await expect(page.getByRole('heading', { name: 'What did you come for?' })).toBeVisible()
  await expect(page.getByText('No MetaMask in this browser')).toHaveCount(0)
  expect(loaded).not.toContain('/demo-wallet.js')
})

/**
 * Returns a function that counts the windows that the demo wallet has opened on this page so far. A
 * reload of the page keeps the count.
 */
async function countWindows(page: Page): Promise<() => number> {
  let count = 0
  await page.exposeFunction('__windowOpened', () => {
    count += 1
  })
  await page.addInitScript(() => {
    const { __windowOpened: report } = window as unknown as { __windowOpened: () => void }
    const isWindow = (node: Node) => node.nodeName === 'DEMO-WALLET-WINDOW'
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) if ([...addedNodes].some(isWindow)) report()
    }).observe(document, { childList: true, subtree: true })
  })
  return () => count
}

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
  const dialog = page.getByRole('dialog').filter({ hasText: /Transaction Successful!|Successfully saved/ })
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(dialog).toHaveCount(0)
}
