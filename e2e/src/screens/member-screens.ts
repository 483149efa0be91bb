/** Walks every screen and dialog of a member, who is owner, verifier and administrator. */
import { expect, type Locator, type Page } from '@playwright/test'
import { expectedConsoleErrors, type Member } from '../fixtures.ts'
import { openTerms, showLinks } from '../share-sheet.ts'
import { walkApproval } from './approval-screens.ts'
import { closeByEscape } from './keyboard.ts'
import type { Look } from './screen.ts'
import { breakCalls } from './screen.ts'

/**
 * The titles of two claims of the member. A verifier has confirmed the claim `verified`, and nobody
 * has confirmed the claim `plain`.
 */
export type MemberTexts = { verified: string; plain: string }

type MemberWalk = (member: Member, texts: MemberTexts, look: Look) => Promise<void>

/** These walks are independent of each other: each needs only the member's stage. */
export const memberWalks: Record<string, MemberWalk> = {
  'the views and the claims of a member': async ({ page }, texts, look) => {
    for (const view of ['dashboard', 'dids', 'claims', 'verification', 'verifier', 'profile', 'administration']) {
      await openView(page, view)
      await look(page, `view ${view}`)
    }
    await walkClaims(page, texts, look)
  },
  'the desk and the profile of a member': async ({ page }, _, look) => {
    await walkVerifier(page, look)
    await walkProfile(page, look)
  },
  'the administration, the templates and the frame of a member': async (member, _, look) => {
    const { page } = member
    await walkAdministration(page, look)
    await walkTemplates(page, look)
    await walkFrame(member, look)
    await walkTroubles(page, look)
  },
}

export async function openView(page: Page, view: string): Promise<void> {
  await page.goto(`/?view=${view}`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /Loading/ })).toHaveCount(0)
}

async function lookAtDialog(button: Locator, look: Look, screen: string, before?: (dialog: Locator) => Promise<void>) {
  const page = button.page()
  await button.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await before?.(dialog)
  await look(page, screen)
  await closeByEscape(dialog)
  await expect(button, 'the focus is back where it came from').toBeFocused()
}

const submit = (name: string) => (dialog: Locator) => dialog.getByRole('button', { name }).last().click()

export async function openClaim(page: Page, title: string): Promise<Locator> {
  await page.getByRole('article').filter({ hasText: title }).getByRole('link', { name: 'View Details' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('tabpanel')).toBeVisible()
  return dialog
}

async function walkClaims(page: Page, { verified, plain }: MemberTexts, look: Look): Promise<void> {
  await openView(page, 'claims')
  await lookAtDialog(
    page.getByRole('button', { name: 'Add Claim' }).first(),
    look,
    'add claim, with a complaint and private attributes',
    async (dialog) => {
      await dialog.getByLabel('Claim Type').selectOption('kyc')
      await dialog.getByText('Private attributes (optional)').click()
      await dialog.getByLabel('Date of birth').fill('1987-03-09')
      await expect(dialog.getByRole('checkbox', { name: /18 or older/ })).toBeVisible()
      await submit('Create Claim')(dialog)
    },
  )
  await lookAtDialog(
    page.getByRole('button', { name: 'Add Claim' }).first(),
    look,
    'add claim, from a template',
    async (dialog) => {
      await dialog.getByLabel('Start from a template').selectOption('identity-checked')
      await expect(dialog.getByRole('combobox').nth(2)).toBeVisible()
      await dialog.getByRole('button', { name: /Date of birth/ }).click()
      await expect(dialog.getByLabel('Date of birth')).toBeFocused()
    },
  )
  const shown = page.getByRole('article').getByRole('link', { name: 'Show' }).first()
  await lookAtDialog(shown, look, 'a credential on the whole screen', async (front) => {
    await expect(front.getByRole('img', { name: /QR/ })).toBeVisible()
  })
  const dialog = await openClaim(page, verified)
  await dialog.getByRole('button', { name: 'History' }).click()
  await expect(dialog.getByRole('button', { name: 'Download history' })).toBeVisible()
  await look(page, 'details of a verified claim, with its history')
  await dialog.getByRole('button', { name: 'View Proof' }).click()
  await expect(dialog.getByText('Verified by')).toBeVisible()
  await look(page, 'proof of a claim')
  await walkShareSheet(page, dialog, { look, other: plain })
  await page.keyboard.press('Escape')

  await openView(page, 'claims')
  await openClaim(page, plain)
  await look(page, 'details of a claim')
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByRole('dialog').getByLabel('Title')).toBeVisible()
  await look(page, 'edit a claim')
  await page.keyboard.press('Escape')
  await openClaim(page, plain)
  await page.getByRole('dialog').getByRole('button', { name: 'Request Verification' }).click()
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible()
  await look(page, 'request verification')
  await page.keyboard.press('Escape')
  await openView(page, 'verification')
  await page.getByRole('tab', { name: 'My Claims' }).click()
  await look(page, 'tracker, my claims')
}

async function walkShareSheet(
  page: Page,
  dialog: Locator,
  { look, other }: { look: Look; other: string },
): Promise<void> {
  await showLinks(dialog, 'Open link')
  await look(page, 'share sheet, open link')
  await dialog.getByRole('radio', { name: 'Short link' }).check()
  await expect(dialog.getByRole('img', { name: /QR/ })).toBeVisible()
  await look(page, 'share sheet, short link')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByRole('button', { name: 'E-mail' })).toBeVisible()
  await look(page, 'share sheet, sending a link')
  await dialog.getByRole('button', { name: 'Enlarge' }).first().click()
  await dialog.getByRole('button', { name: 'Show it' }).click()
  // The sheet behind this dialog shows a code, too. This dialog shows its code only once its short
  // link is made.
  const code = page.getByRole('dialog', { name: 'Sharing code' })
  await expect(code.getByRole('img')).toBeVisible()
  await look(page, 'enlarged code')
  await closeByEscape(code)
  await dialog.getByRole('radio', { name: 'Controlled link' }).check()
  await look(page, 'share sheet, controlled link')
  await openTerms(dialog)
  await dialog.getByText('Add other credentials to this link').click()
  await dialog.getByRole('checkbox', { name: other }).check()
  await dialog.getByRole('button', { name: 'Make the link' }).click()
  // A browser that stores nothing shows the second text. Its page cannot show the link again later,
  // so it asks the owner to copy the link now.
  await expect(dialog.getByText(/shows this link again in this browser|Copy it now/)).toBeVisible()
  await look(page, 'share sheet, short link to two credentials')
  await walkAnotherWallet(page, dialog, look)
}

async function walkAnotherWallet(page: Page, sheet: Locator, look: Look): Promise<void> {
  await sheet.getByRole('button', { name: 'Put it in another wallet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Put it in another wallet' })
  await dialog.getByRole('checkbox', { name: 'Ask for six digits' }).check()
  await look(page, 'another wallet, form')
  await dialog.getByRole('button', { name: 'Show the code' }).click()
  await expect(dialog.getByRole('img', { name: /Code/ })).toBeVisible()
  await look(page, 'another wallet, code')
  await dialog.getByRole('button', { name: 'Close' }).first().click()
}

async function walkVerifier(page: Page, look: Look): Promise<void> {
  await openView(page, 'verifier')
  const main = page.getByRole('main')
  await lookAtDialog(main.getByRole('button', { name: 'Reject' }).first(), look, 'reject')
  await lookAtDialog(main.getByRole('button', { name: 'Withdraw' }).first(), look, 'withdraw', submit('Withdraw'))
  await main.locator('[data-queue-row]').first().click()
  await expect(main.getByRole('article').getByRole('button', { name: 'Approve' })).toBeVisible()
  await look(page, 'one request')
  const ask = main.getByRole('article').getByRole('button', { name: 'Ask a' })
  await lookAtDialog(ask, look, 'ask a question', submit('Send question'))
  await openView(page, 'verifier')
  await page.getByRole('tab', { name: 'Decided' }).click()
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
  await look(page, 'decided requests')
  await openView(page, 'verifier')
  await main.getByRole('button', { name: 'Approve' }).first().click()
  await walkApproval(page, look)
}

async function walkProfile(page: Page, look: Look): Promise<void> {
  await openView(page, 'profile')
  const edit = page.getByRole('button', { name: 'Edit Profile' })
  await edit.click()
  const editing = page.getByRole('dialog')
  await editing.getByLabel('Username').fill('ab')
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  await look(page, 'edit profile')
  // Escape does not close this dialog, because the typed text would be lost. So this presses
  // "Close".
  await editing.getByRole('button', { name: 'Close' }).click()
  await expect(edit, 'the focus is back where it came from').toBeFocused()
  const guardians = page.getByRole('button', { name: 'Guardians and stolen keys' })
  await lookAtDialog(guardians, look, 'guardians')
  await lookAtDialog(guardians, look, 'a stolen key', submit('My key was stolen'))
  await lookAtDialog(
    page.getByRole('button', { name: 'Choose what to be told' }),
    look,
    'be told about changes',
    async (dialog) => {
      await dialog.getByRole('button', { name: 'Send link' }).click()
      await expect(dialog.getByRole('alert')).toBeVisible()
      // This searches for a status with an icon in this region, because other things are a status,
      // too: a part that is still loading, and the inbox of a trial installation.
      const browser = dialog.getByRole('region', { name: 'By this browser' })
      await expect(browser.getByRole('status').locator('svg')).toBeVisible()
    },
  )
  await lookAtDialog(
    page.getByRole('button', { name: 'Delete my account' }),
    look,
    'delete account',
    submit('Delete Account'),
  )
}

async function walkAdministration(page: Page, look: Look): Promise<void> {
  await openView(page, 'administration')
  const main = page.getByRole('main')
  await lookAtDialog(main.getByRole('button', { name: 'Approve' }).first(), look, 'approve an application')
  await lookAtDialog(main.getByRole('button', { name: 'Refuse' }).first(), look, 'refuse', submit('Refuse'))
  await lookAtDialog(main.getByRole('button', { name: 'Suspend' }).first(), look, 'suspend', submit('Suspend'))
}

async function walkTemplates(page: Page, look: Look): Promise<void> {
  await page.goto('/templates', { waitUntil: 'networkidle' })
  await look(page, 'templates of a verifier')
  const publish = page.getByRole('button', { name: 'Publish a Template' })
  await lookAtDialog(publish, look, 'publish a template', submit('Publish'))
  await lookAtDialog(page.getByRole('button', { name: 'Retire' }).first(), look, 'retire a template')
}

async function walkFrame({ page, wallet }: Member, look: Look): Promise<void> {
  await openView(page, 'dids')
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: 'Notifications' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  await look(page, 'bell')
  await page.keyboard.press('Escape')
  await lookAtDialog(banner.getByRole('button', { name: /^\W?0x/i }), look, 'connected wallet')
  await lookAtDialog(banner.getByRole('button', { name: 'Switch network' }), look, 'networks')
  // With longer texts the header has no row of links, and all links are in the menu.
  const menu = banner.getByRole('button', { name: 'Open menu' })
  await banner.getByText('More').or(menu).filter({ visible: true }).click()
  await look(page, 'more')
  await page.keyboard.press('Escape')
  wallet.mood = 'reject'
  await page.getByRole('button', { name: 'Mint' }).click()
  await expect(page.getByRole('dialog').getByText('Transaction Failed')).toBeVisible()
  await look(page, 'transaction, failed')
  await closeByEscape(page.getByRole('dialog'))
  wallet.mood = 'approve'
  const release = wallet.holdSigning()
  await page.getByRole('button', { name: 'Mint' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Your turn')).toBeVisible()
  await look(page, 'transaction, waiting')
  release()
  await expect(dialog.getByText(/Transaction Successful!|Successfully saved/)).toBeVisible()
  await look(page, 'transaction, done')
}

async function walkTroubles(page: Page, look: Look): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 740 })
  await openView(page, 'claims')
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look(page, 'sidebar of a phone')
  if (size) await page.setViewportSize(size)
  const mend = await breakCalls(page, 'GET', /\/api\/claims\/did\//)
  await page.goto('/?view=claims')
  await expect(page.getByRole('main').getByRole('button', { name: 'Try Again' }).first()).toBeVisible()
  await look(page, 'claims that do not come')
  await mend()
  await openView(page, 'profile')
  expectedConsoleErrors.set(page, /ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await look(page, 'offline')
  await page.context().setOffline(false)
}
