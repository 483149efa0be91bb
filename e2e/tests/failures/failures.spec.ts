import type { Locator, Page, Route } from '@playwright/test'
import { createClaim, openSession, register } from '../../src/api.ts'
import { expect, expectedConsoleErrors, type Member, type TestFixtures, test } from '../../src/fixtures.ts'
import { openClaim, openView } from '../../src/journey.ts'
import { askForAge } from '../../src/requests-for-proof.ts'
import { breakCalls, expectToast, loseFiles } from '../../src/screens/screen.ts'

const badge = { type: 'membership', title: 'Tram Museum', description: 'Volunteer since the spring of 2017.' }
const course = { type: 'certification', title: 'First aid', description: 'Two days in March, with an exam.' }

test('a part of the page that did not load appears once the server has the part’s file again', async ({
  newMember,
}) => {
  const owner = await prepareOwner(newMember)
  const { page } = owner

  await test.step('a screen that does not load says so, and loads again on demand', async () => {
    await expect(page.getByRole('article', { name: badge.title })).toBeVisible()
    const mend = await loseFiles(page, /\/assets\/about-/)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
    const failure = page.getByRole('main').getByRole('alert')
    await expect(failure.getByText('Error Loading Component')).toBeVisible()
    await expect(failure).toContainText('dynamically imported module')
    await mend()
    await failure.getByRole('button', { name: 'Reload Page' }).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('About')
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
  })

  await test.step('a dialog whose code did not load opens once the server has its file again', async () => {
    const mend = await loseFiles(page, /\/assets\/network-dialog-/)
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('network-dialog'))
    await page.getByRole('banner').getByRole('button', { name: 'Switch network' }).click()
    await lost
    await mend()
    await expect(page.getByRole('dialog', { name: 'Switch network' })).toBeVisible()
    await page.keyboard.press('Escape')
  })
})

test('sharing, editing the profile and asking for a verification say what failed, and work once the server works again', async ({
  newMember,
  node,
  stack,
}) => {
  await register(node, stack, { organization: 'Tram Union' })
  const owner = await prepareOwner(newMember)
  const { page } = owner
  const profile = page.getByRole('region', { name: 'Your Profile' })

  await test.step('the page reports a code that cannot be made, and a link that cannot be copied', async () => {
    const mend = await breakCalls(page, 'POST', /\/api\/claims\/\d+\/shares$/)
    const details = await openClaim(owner, badge.title)
    const mendToasts = await loseFiles(page, /\/assets\/toast-viewport-/)
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('toast-viewport'))
    await details.getByRole('tab', { name: 'Share' }).click()
    await lost
    await mendToasts()
    await expectToast(page, 'Error', 'Failed to generate QR code for this claim.')
    await expect(details.getByText('There is no code yet.')).toBeVisible()
    await mend()
    await details.getByRole('button', { name: 'Regenerate QR' }).click()
    await expect(details.getByRole('img', { name: /QR/ })).toBeVisible()
    await allowCopying(owner, false)
    await details.getByRole('button', { name: 'Copy Sharing Link' }).click()
    await expectToast(page, 'Error', 'Failed to copy sharing link.')
    await allowCopying(owner, true)
    await details.getByRole('button', { name: 'Copy Sharing Link' }).click()
    await expectToast(page, 'Link Copied!')
    const mendControlled = await breakCalls(page, 'POST', /\/shares$/, { status: 409, code: 'share-id-taken' })
    await details.getByRole('radio', { name: 'Controlled link' }).check()
    await details.getByRole('button', { name: 'Make the link' }).click()
    await expectToast(page, 'Claim Error', 'The link could not be made. Please try again.')
    await mendControlled()
    await details.getByRole('button', { name: 'Close' }).first().click()
  })

  await test.step('a profile that cannot be saved or loaded keeps what was typed', async () => {
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    const editing = page.getByRole('dialog', { name: 'Edit Profile' })
    await editing.getByLabel('Full name (optional)').fill('Rui Gouveia')
    const mendNonsense = await answerNonsense(page, /\/api\/users\/\d+$/)
    await editing.getByRole('button', { name: 'Save Changes' }).click()
    await expectToast(page, 'Error', 'An unexpected error occurred. Please try again later.')
    await mendNonsense()
    const mendSaving = await breakCalls(page, 'PUT', /\/api\/users\/\d+$/)
    const mendLoading = await breakCalls(page, 'GET', /\/api\/users\/wallet\//)
    await editing.getByRole('button', { name: 'Save Changes' }).click()
    await expectToast(page, 'Server Error', 'Something went wrong on our side. Nothing was changed. Please try again.')
    await expect(page.getByText('There was an error loading your profile.').first()).toBeVisible()
    await mendSaving()
    await expect(editing.getByLabel('Full name (optional)')).toHaveValue('Rui Gouveia')
    await editing.getByRole('button', { name: 'Cancel' }).click()

    await openClaim(owner, badge.title)
    await page.getByRole('button', { name: 'Request Verification' }).last().click()
    const asking = page.getByRole('dialog', { name: 'Request Verification' })
    await asking.getByRole('combobox').selectOption({ label: 'Tram Union' })
    await asking.getByRole('button', { name: 'Submit Request' }).click()
    await expectToast(
      page,
      'User Profile Error',
      'Could not fetch your user profile. Please ensure you have created a profile.',
    )
    await asking.getByRole('button', { name: 'Cancel' }).click()
    await tryAgain(profile, /\/api\/users\/wallet\//, mendLoading)
    await expect(page.getByText('There was an error loading your profile.')).toHaveCount(0)
  })

  await test.step('the page reports a request that does not arrive, and a list that does not come', async () => {
    const mendAsking = await breakCalls(page, 'POST', /\/api\/verification-requests$/)
    await (await openClaim(owner, badge.title)).getByRole('button', { name: 'Request Verification' }).click()
    const asking = page.getByRole('dialog', { name: 'Request Verification' })
    await asking.getByRole('combobox').selectOption({ label: 'Tram Union' })
    await asking.getByRole('button', { name: 'Submit Request' }).click()
    await expectToast(page, 'Error', 'Failed to submit verification request')
    await mendAsking()
    const release = Promise.withResolvers<void>()
    await page.route(/\/api\/verification-requests$/, async (route) => {
      await release.promise
      await route.continue()
    })
    await asking.getByRole('button', { name: 'Submit Request' }).click()
    await expect(asking.getByRole('button', { name: 'Submitting...' })).toBeVisible()
    release.resolve()
    await expectToast(page, 'Verification Request Submitted', 'Your request has been sent to the verifier')

    const tracker = page.getByRole('region', { name: 'Verification Requests' })
    const mendList = await breakCalls(page, 'GET', /\/api\/verification-requests\/requester\//)
    await tracker.getByRole('button', { name: 'Refresh Status' }).click()
    await expect(tracker.getByText('There was an error loading your verification requests.')).toBeVisible()
    await tryAgain(tracker, /\/api\/verification-requests\/requester\//, mendList)
    await expect(tracker.getByText('Pending', { exact: true })).toBeVisible()
  })
})

test('the page says what failed when an owner adds a claim, mints or asks for verifier status', async ({
  newMember,
}) => {
  const owner = await prepareOwner(newMember)
  const { page, wallet } = owner

  await test.step('the dialog and the wizard report a claim that cannot be added', async () => {
    const mend = await breakCalls(page, 'POST', /\/api\/claims$/)
    await fillNewClaim(owner)
    await expectToast(page, 'Error Adding Claim', 'Failed to add claim')
    await page.getByRole('dialog', { name: 'Add New Claim' }).getByRole('button', { name: 'Cancel' }).click()

    await page.getByRole('button', { name: 'Restart Onboarding' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: /^did:ethr:/ }).click()
    await page.getByLabel('Title').fill(course.title)
    await page.getByLabel('Description').fill(course.description)
    await page.getByRole('button', { name: 'Create Claim' }).click()
    await expectToast(page, 'Error', 'Failed to add claim')
    await mend()
    await page.getByRole('button', { name: 'Create Claim' }).click()
    await expectToast(page, 'Claim Created', 'Your first claim has been added to your DID')
    await page.getByRole('button', { name: 'Continue to Dashboard' }).click()
    await expectToast(page, 'Onboarding Complete')
  })

  await test.step('the page reports a mint without a wallet, with too little gas, and with another transaction instead', async () => {
    const minting = page.getByRole('dialog', { name: 'Mint Your DID' })
    wallet.mood = 'forgets-page'
    await page.getByRole('button', { name: 'Mint Your DID' }).click()
    await expectToast(page, 'Wallet not connected', 'Please connect your wallet to mint a DID')
    await expect(minting.getByText('No wallet connected')).toBeVisible()
    await minting.getByRole('button', { name: 'Close' }).first().click()
    wallet.mood = 'saves-gas'
    await page.getByRole('button', { name: 'Mint Your DID' }).click()
    await expectToast(page, 'Error Minting DID', 'Failed to mint DID')
    await expect(minting.getByText('Transaction Failed')).toBeVisible()
    await expect(minting.getByText('There was an error processing your transaction.')).toBeVisible()
    await minting.getByRole('button', { name: 'Close' }).first().click()
    wallet.mood = 'sends-nothing'
    await page.getByRole('button', { name: 'Mint Your DID' }).click()
    await expectToast(page, 'Error Minting DID', 'Failed to find DidMinted event')
    await minting.getByRole('button', { name: 'Close' }).first().click()
    wallet.mood = 'approve'
  })

  await test.step('the page reports that verifier status cannot be asked for', async () => {
    const mend = await breakCalls(page, 'PUT', /\/api\/users\/\d+\/verifier$/)
    await openView(owner, 'Verifier Panel')
    await page.getByRole('button', { name: 'Request Verifier Status' }).click()
    await expectToast(page, 'Error', 'Failed to request verifier status')
    await mend()
  })
})

test('a person who saves the profile reads that the server is away or the session has ended', async ({ newMember }) => {
  const owner = await prepareOwner(newMember)
  const { page } = owner
  await openView(owner, 'Your Profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit Profile' })
  const mend = await loseFiles(page, /\/api\/users\/\d+$/)
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(
    page,
    'Connection Error',
    'Network connection issue. Please check your internet connection and try again.',
  )
  await mend()
  expectedConsoleErrors.set(page, /status of 401/)
  await owner.context.clearCookies()
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Authentication Error', 'Authentication failed. Please sign in again.')
})

test('the page says which data is missing when a change is saved after the account was deleted elsewhere', async ({
  newMember,
  node,
  stack,
}) => {
  const owner = await newMember({ path: 'about:blank' })
  const { page, context } = owner
  expectedConsoleErrors.set(page, /status of 40[34]/)
  // Without live updates, this tab does not learn that the account was deleted.
  await page.routeWebSocket(/\/ws$/, () => {})
  await page.goto('/')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit Profile' })
  await editing.getByLabel('Username').fill('somebody_else')

  await owner.session.call('DELETE', `/api/users/${owner.user.id}`)
  const { cookie } = await openSession(node, stack.chainId, owner.session.account)
  await context.addCookies([{ ...cookie, url: node.publicUrl }])
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Error', 'User not found')
  await fillNewClaim(owner)
  await expectToast(page, 'Error Adding Claim', 'No DID selected')
})

test('after the server has refused a request for proof, the checker can send it again, and can replace it after a reload', async ({
  newVisitor,
}) => {
  const page = await newVisitor()
  await page.goto('/ask')
  const mend = await breakCalls(page, 'POST', /\/api\/proof-requests$/)
  await page.getByLabel('Who is asking').fill('Tram Union')
  await page.getByRole('button', { name: 'Make the code' }).click()
  const failure = page.getByRole('main').getByRole('alert')
  await expect(failure).toContainText('The request could not be handed to the server.')
  await page.reload()
  await expect(failure.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.getByRole('button', { name: 'Ask something else' }).click()
  await mend()
  await askForAge(page, 'Tram Union')
})

async function prepareOwner(newMember: TestFixtures['newMember']): Promise<Member> {
  const owner = await newMember({ path: 'about:blank' })
  await createClaim(owner.session, owner.did, badge)
  await owner.page.goto('/')
  return owner
}

/**
 * Mends the server only after the request was sent. If it mended the server earlier, a retry that
 * the page makes by itself could succeed before the press.
 */
async function tryAgain(card: Locator, path: RegExp, mend: () => Promise<void>): Promise<void> {
  const asked = card.page().waitForRequest(path)
  await card.getByRole('button', { name: 'Try Again' }).click()
  await asked
  await mend()
}

async function fillNewClaim({ page }: Member): Promise<void> {
  await page.getByRole('button', { name: 'Add Claim', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add New Claim' })
  await dialog.getByLabel('Claim Type').selectOption(course.type)
  await dialog.getByLabel('Title').fill(course.title)
  await dialog.getByLabel('Description').fill(course.description)
  await dialog.getByRole('button', { name: 'Create Claim' }).click()
}

/**
 * Answers a PUT with JSON that the server would never send, as a faulty program between the page
 * and the server could do.
 */
async function answerNonsense(page: Page, path: RegExp): Promise<() => Promise<void>> {
  const answer = (route: Route) =>
    route.request().method() === 'PUT' ? route.fulfill({ json: { welcome: 'Hotel Lisboa' } }) : route.fallback()
  await page.route(path, answer)
  return () => page.unroute(path, answer)
}

/** Changes a permission of the page, as a person does in the browser's own settings. */
async function allowCopying({ page, context }: Member, isAllowed: boolean): Promise<void> {
  const browser = await context.newCDPSession(page)
  const { browserContextId } = (await browser.send('Target.getTargetInfo')).targetInfo
  if (!browserContextId) throw new Error('A page belongs to a browser context')
  const permission = { name: 'clipboard-write' }
  const setting = isAllowed ? 'granted' : 'denied'
  const { origin } = new URL(page.url())
  await browser.send('Browser.setPermission', { permission, setting, origin, browserContextId })
}
