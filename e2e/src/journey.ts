/**
 * The steps of the product's main loop, as people take them. Each function returns only when the
 * page shows that its step is done.
 */
import { expect, type Locator } from '@playwright/test'
import type { Person } from './fixtures.ts'
import { expectToast } from './screens/screen.ts'

/** From this width on, the sidebar stands beside the page. */
const narrowerThan = 768

export type OnScreen = Pick<Person, 'page'>

/** If `holderName` is left out, the claim gets an invented name of its holder. */
export type ClaimText = { type: string; title: string; description: string; issuer?: string; holderName?: string }

export async function connectAndSignIn({ page }: OnScreen): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Connect MetaMask' }).click()
  await reachWizardOrDashboard({ page })
}

/**
 * Waits for the wizard or the dashboard. If the page asks a new person why they came, chooses "Get
 * something confirmed".
 */
export async function reachWizardOrDashboard({ page }: OnScreen): Promise<void> {
  // This selector leaves out the read-only dashboard, which has the same heading. The page shows it
  // until the server knows the wallet.
  const main = page.getByRole('main').filter({ hasNotText: 'You are connected, but not signed in' })
  const place = main
    .getByRole('progressbar')
    .or(main.getByRole('heading', { name: /^(Dashboard|Verifier Panel|Administration)$/, level: 1 }))
  const choice = page.getByRole('button', { name: /^Get something confirmed/ })
  await expect(place.or(choice)).toBeVisible()
  if (await choice.isVisible()) await choice.click()
  await expect(place).toBeVisible()
}

export async function finishOnboarding(
  { page }: OnScreen,
  options: { username: string; claim: ClaimText },
): Promise<void> {
  await page.getByLabel('Username').fill(options.username)
  await page.getByRole('button', { name: 'Create Profile' }).click()
  await page.getByRole('button', { name: /Create .*DID/ }).click()
  await page.getByLabel('Title').fill(options.claim.title)
  await page.getByLabel('Your name').fill(options.claim.holderName ?? options.username)
  await page.getByLabel('Description').fill(options.claim.description)
  await page.getByRole('button', { name: /Create Claim|Add Claim/ }).click()
  await page.getByRole('button', { name: 'Continue to Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
}

export async function mintDid({ page }: OnScreen): Promise<void> {
  await page.getByRole('button', { name: 'Mint Your DID' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/Transaction Successful!|Successfully saved/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(page.getByRole('button', { name: 'Mint Your DID' })).toHaveCount(0)
}

export async function addClaim({ page }: OnScreen, claim: ClaimText): Promise<void> {
  await page.getByRole('button', { name: 'Add Claim', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add New Claim' })
  await dialog.getByLabel('Claim Type').selectOption({ label: claim.type })
  await dialog.getByLabel('Title').fill(claim.title)
  await dialog.getByLabel('Your name').fill(claim.holderName ?? 'Maya Rossi')
  await dialog.getByLabel('Description').fill(claim.description)
  if (claim.issuer) await dialog.getByLabel('Issuer Address').fill(claim.issuer)
  await dialog.getByRole('button', { name: 'Create Claim' }).click()
  const result = page.getByRole('dialog').filter({ hasText: /Transaction Successful!|Successfully saved/ })
  await expect(result).toBeVisible()
  await result.getByRole('button', { name: 'Close' }).first().click()
  await expect(page.getByRole('heading', { name: claim.title })).toBeVisible()
}

export function claimCard({ page }: OnScreen, title: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
}

export async function openClaim(person: OnScreen, title: string): Promise<Locator> {
  const { page } = person
  await claimCard(person, title).getByRole('link', { name: 'View Details' }).click()
  return page.getByRole('dialog', { name: title })
}

export async function requestVerification(person: OnScreen, title: string, organization: string): Promise<void> {
  const details = await openClaim(person, title)
  await details.getByRole('button', { name: 'Request Verification' }).click()
  const dialog = person.page.getByRole('dialog', { name: 'Request Verification' })
  await dialog.getByRole('combobox').selectOption({ label: organization })
  await dialog.getByRole('button', { name: 'Submit Request' }).click()
  await expectToast(person.page, 'Verification Request Submitted')
}

export async function openView({ page }: OnScreen, view: string): Promise<void> {
  const isNarrow = (page.viewportSize()?.width ?? 0) < narrowerThan
  if (isNarrow) await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click()
  const views = isNarrow ? page.getByRole('dialog', { name: 'Dashboard' }) : page
  await views.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: view, exact: true }).click()
  await expect(page.getByRole('heading', { name: view, level: 1 })).toBeVisible()
}

/**
 * Under the policy `open`, the person is a verifier at once. Under the policy `review`, the person
 * only applies.
 */
export async function becomeVerifier(person: OnScreen, organization: string): Promise<void> {
  await openView(person, 'Your Profile')
  await person.page.getByRole('button', { name: 'Request Verifier Status' }).click()
  const dialog = person.page.getByRole('dialog')
  await dialog.getByLabel('Organization').fill(organization)
  await dialog.getByRole('button', { name: /Request|Submit/ }).click()
  await expectToast(person.page, 'Verifier Status Requested')
}

export type ProofChoice = {
  proofType: string
  field: string
  value: string
  /** The inputs of a real proof by their labels. Without this, the proof is simulated. */
  real?: Readonly<Record<string, string>>
}

export function pendingRequest({ page }: OnScreen, title: string): Locator {
  // Searches only in `main`, because a toast and the list of confirmed claims have list items, too.
  const waiting = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Approve' }) })
  return page.getByRole('main').getByRole('listitem').and(waiting).filter({ hasText: title })
}

/**
 * Opens a request on the verifier's work page. Returns the part of the page that shows the request.
 */
export async function openRequest({ page }: OnScreen, title: string): Promise<Locator> {
  await page.getByRole('main').getByRole('listitem').getByRole('link', { name: title, exact: true }).click()
  return page.getByRole('article', { name: title, exact: true })
}

/**
 * Makes a proof in the approval dialog, up to the dialog's result, so that only the verifier's
 * signature is missing. The dialog begins with a proof of the holder's name, which is a field of
 * the claim.
 */
export async function proveClaim(person: OnScreen, title: string, choice: ProofChoice): Promise<Locator> {
  await pendingRequest(person, title).getByRole('button', { name: 'Approve' }).click()
  const dialog = person.page.getByRole('dialog', { name: 'Confirm this claim' })
  await expect(dialog.getByText('The proof has been successfully verified!')).toBeVisible()
  await dialog.getByRole('tab', { name: 'Select' }).click()
  await dialog.getByRole('radio', { name: choice.proofType }).click()
  if (!choice.real) await dialog.getByRole('checkbox', { name: 'Simulate the proof' }).check()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('checkbox', { name: choice.field }).check()
  await dialog.getByLabel(`Value of ${choice.field}`).fill(choice.value)
  for (const [label, value] of Object.entries(choice.real ?? {})) await dialog.getByLabel(label).fill(value)
  await dialog.getByRole('button', { name: 'Generate Proof' }).click()
  await expect(dialog.getByText('The proof has been successfully verified!')).toBeVisible()
  return dialog
}

export async function approve(person: OnScreen, title: string, choice: ProofChoice): Promise<void> {
  await openView(person, 'Verifier Panel')
  const dialog = await proveClaim(person, title, choice)
  await dialog.getByRole('button', { name: 'Complete Verification' }).click()
  await expectToast(person.page, 'Verification approved', 'Zero-Knowledge Verification Complete')
}
