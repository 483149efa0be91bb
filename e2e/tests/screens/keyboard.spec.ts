import { expect, type Member, type Person, test } from '../../src/fixtures.ts'
import { claimCard } from '../../src/journey.ts'
import { asFile } from '../../src/scanner.ts'
import { chooseByArrows, chooseByTyping, closeByEscape, enter, tabTo, typeInto } from '../../src/screens/keyboard.ts'
import { expectToast, verdict } from '../../src/screens/screen.ts'
import { landing } from '../../src/wallet/wallet-screen.ts'

const organization = 'Keyboard College'
const first = { title: 'Resident of Olhão', description: 'Registered at the town hall since 2019.' }
const degree = { type: 'Education Credential', title: 'BSc Music', description: 'Three years, finished in 2022.' }

test('a person can connect, mint a DID, add a claim, ask a verifier, approve, share and scan with the keyboard alone', async ({
  newPerson,
  newMember,
}) => {
  const verifier = await newMember({ organization, path: '/?view=verifier' })
  const owner = await newPerson()
  const { page } = owner

  await test.step('the first stop leads past the header', async () => {
    // The server sends the page already drawn, and the page's code then replaces the elements. An
    // element that is replaced loses the focus, so this waits until the code has replaced them.
    await expect(page.locator('#root')).not.toHaveAttribute('data-drawn')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  await test.step('the owner connects and completes the wizard’s four steps', async () => {
    await enter(landing(owner))
    await enter(page.getByRole('button', { name: /^Get something confirmed/ }))
    await typeInto(page.getByLabel('Username'), `keys_${owner.wallet.address.slice(2, 10)}`)
    await enter(page.getByRole('button', { name: 'Create Profile' }))
    await expect(page.getByRole('heading', { name: 'Create Your DID' })).toBeFocused()
    await enter(page.getByRole('button', { name: 'Create New DID' }))
    await typeInto(page.getByLabel('Title'), first.title)
    await typeInto(page.getByLabel('Description'), first.description)
    await enter(page.getByRole('button', { name: 'Create Claim' }))
    await enter(page.getByRole('button', { name: 'Continue to Dashboard' }))
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  })

  await test.step('the owner mints, and the focus returns to the page because the button is gone', async () => {
    await enter(page.getByRole('button', { name: 'Mint Your DID' }))
    await finishTransaction(owner)
    await expect(page.getByRole('main')).toBeFocused()
  })

  await test.step('the owner adds a claim, and the focus returns to its button', async () => {
    const add = page.getByRole('button', { name: 'Add Claim', exact: true })
    await enter(add)
    const dialog = page.getByRole('dialog', { name: 'Add New Claim' })
    await chooseByTyping(dialog.getByLabel('Claim Type'), degree.type)
    await typeInto(dialog.getByLabel('Title'), degree.title)
    await typeInto(dialog.getByLabel('Your name'), 'Maya Rossi')
    await typeInto(dialog.getByLabel('Description'), degree.description)
    await enter(dialog.getByRole('button', { name: 'Create Claim' }))
    await finishTransaction(owner)
    await expect(claimCard(owner, degree.title)).toBeVisible()
    await expect(add).toBeFocused()
  })

  const viewDetails = claimCard(owner, degree.title).getByRole('link', { name: 'View Details' })
  await test.step('the owner asks a verifier', async () => {
    await enter(viewDetails)
    await enter(page.getByRole('dialog').getByRole('button', { name: 'Request Verification' }))
    const dialog = page.getByRole('dialog', { name: 'Request Verification' })
    await chooseByTyping(dialog.getByRole('combobox'), organization)
    await enter(dialog.getByRole('button', { name: 'Submit Request' }))
    await expectToast(page, 'Verification Request Submitted')
    await page.keyboard.press('F8')
    await tabTo(page.getByRole('button', { name: 'Dismiss' }))
    await page.keyboard.press('Enter')
  })

  await test.step('the verifier checks and signs', () => approve(verifier))

  const { link, picture } =
    await test.step('the owner shares by link and code, and Escape leads back to the card', async () => {
      await owner.context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await expect(claimCard(owner, degree.title).getByText('Verified', { exact: true })).toBeVisible()
      await enter(viewDetails)
      const dialog = page.getByRole('dialog', { name: degree.title })
      await tabTo(dialog.getByRole('tab', { name: 'Details' }))
      await page.keyboard.press('ArrowRight')
      await expect(dialog.getByRole('tab', { name: 'Share' })).toBeFocused()
      await tabTo(dialog.getByRole('radio', { name: 'Short link' }))
      await page.keyboard.press('ArrowDown')
      await expect(dialog.getByRole('radio', { name: 'Open link' })).toBeChecked()
      const source = await dialog.getByRole('img', { name: /QR/ }).getAttribute('src')
      await enter(dialog.getByRole('button', { name: 'Copy Sharing Link' }))
      await expectToast(page, 'Link Copied!')
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      await closeByEscape(dialog)
      await expect(viewDetails).toBeFocused()
      return { link: copied, picture: Buffer.from(source?.split(',')[1] ?? '', 'base64') }
    })

  await test.step('a checker scans the code', async () => {
    await enter(page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Scan QR' }))
    const chosen = page.waitForEvent('filechooser')
    await enter(page.getByRole('button', { name: 'Choose a picture' }))
    await (await chosen).setFiles(asFile(picture))
    await expect(page).toHaveURL(link)
    await expect(verdict(page)).toHaveText('Confirmed by somebody we do not know')
    await tabTo(page.locator('summary').filter({ hasText: 'Technical details' }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Signed digest')).toBeVisible()
  })
})

async function finishTransaction({ page }: Person): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ hasText: /Transaction Successful!|Successfully saved/ })
  await expect(dialog).toBeVisible()
  await enter(dialog.getByRole('button', { name: 'Close' }).last())
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function approve({ page }: Member): Promise<void> {
  await enter(page.getByRole('button', { name: 'Approve' }))
  const dialog = page.getByRole('dialog', { name: 'Confirm this claim' })
  await expect(dialog.getByText('The proof has been successfully verified!')).toBeVisible()
  await tabTo(dialog.getByRole('tab', { name: 'Result' }))
  await page.keyboard.press('Home')
  await expect(dialog.getByRole('tab', { name: 'Select' })).toBeFocused()
  await chooseByArrows(dialog.getByRole('radio', { name: 'Education' }), dialog.getByRole('radio'))
  await tabTo(dialog.getByRole('checkbox', { name: 'Simulate the proof' }))
  await page.keyboard.press('Space')
  await enter(dialog.getByRole('button', { name: 'Continue' }))
  await tabTo(dialog.getByRole('checkbox', { name: 'Degree' }))
  await page.keyboard.press('Space')
  await typeInto(dialog.getByLabel('Value of Degree'), 'BSc')
  await enter(dialog.getByRole('button', { name: 'Generate Proof' }))
  await enter(dialog.getByRole('button', { name: 'Complete Verification' }))
  await expectToast(page, 'Verification approved', 'Zero-Knowledge Verification Complete')
}
