import type { Locator } from '@playwright/test'
import { createClaim } from '../../src/api.ts'
import { expect, type Member, test } from '../../src/fixtures.ts'
import { type OnScreen, openView, pendingRequest } from '../../src/journey.ts'
import { born, publishVerifierKey } from '../../src/private-attributes.ts'
import { breakCalls, expectToast } from '../../src/screens/screen.ts'
import { copyLink } from '../../src/share-sheet.ts'
import { accredit, harvest } from '../../src/shares.ts'
import { makeVault, openVaultDialog } from '../../src/vault.ts'

/**
 * The most taps that an owner needs from the dashboard to a copied link, with the set-up of private
 * attributes.
 */
const tapsToProof = 8
/**
 * The most clicks that a registrar needs from the list of requests to an approval, with a look at
 * the birth date.
 */
const clicksToApproval = 3
const phone = { width: 390, height: 844 }

test('an owner needs eight taps from the dashboard to the proof of an age, and the dialog goes on by itself once the organization has decided', async ({
  newMember,
  newVisitor,
  stack,
}) => {
  const verifier = await newMember({ organization: 'Registry of Ages' })
  await accredit(verifier, 'Registry of Ages', stack)
  await publishVerifierKey(verifier)
  await newMember({ organization: 'Club without a Key', path: 'about:blank' })
  const mistakable = await newMember({ organization: 'Registry of Ages, north' })
  await publishVerifierKey(mistakable)
  const owner = await newMember({ viewport: phone, path: 'about:blank' })
  await createClaim(owner.session, owner.did, harvest)
  const { page } = owner
  await page.goto('/')
  const taps = await countTaps(owner)
  const dialog = page.getByRole('dialog', { name: 'Prove my age' })

  await test.step('the birth date is sealed and sent in one place', async () => {
    await page.getByRole('link', { name: 'Prove my age' }).click()
    await setUpAtOnce(owner, dialog)
    await expect(dialog.getByLabel('Date of birth')).toBeFocused()
    await dialog.getByLabel('Date of birth').fill(born)
    await expect(dialog.getByLabel('Your name')).toHaveValue('Maya Rossi')
    const who = dialog.getByRole('group', { name: 'Who confirms it' })
    await expect(who.getByRole('radio', { name: 'Club without a Key' })).toHaveCount(0)
    await expect(who.getByRole('radio', { name: 'Registry of Ages, north' })).toHaveAccessibleDescription(
      /^Its name resembles Registry of Ages, which is another organization\./,
    )
    await who.getByRole('radio', { name: 'Registry of Ages', exact: true }).click()
    await expect(dialog.getByText('For “Registry of Ages”')).toBeVisible()
    await dialog.getByRole('button', { name: 'Seal and ask' }).click()
    await expect(dialog.getByText('“Registry of Ages” has your request')).toBeVisible()
  })

  await test.step('the dialog goes on by itself when the organization has decided', async () => {
    await openView(verifier, 'Verifier Panel')
    await approveBirthDate(verifier)
    await expect(dialog.getByText('“Registry of Ages” has confirmed your birth date.')).toBeVisible()
  })

  const link = await test.step('the owner proves to be 18 or older', async () => {
    await expect(dialog.getByLabel('For whom')).toBeFocused()
    await page.keyboard.type('Bar do Cais')
    await expect(dialog.getByText(/It will say: somebody born on or before .* \(18 or older\)/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Make the proof' }).click()
    await expect(dialog.getByText('The proof is ready.')).toBeVisible()
    await owner.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    return copyLink(owner, dialog.getByRole('status'))
  })

  expect(await taps()).toBe(tapsToProof)

  await test.step('a stranger reads the age, and no birth date', async () => {
    const stranger = await newVisitor()
    await stranger.goto(link)
    await expect(stranger.getByText(/Passed: Proved for “Bar do Cais” until .* \(18 or older\)/)).toBeVisible()
    await expect(stranger.getByText('18 or older: yes')).toBeVisible()
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('It does not say whose it is')
    await expect(stranger.getByText('1987')).toHaveCount(0)
  })

  await test.step('a reload shows the proof again, until the owner makes another one', async () => {
    await page.reload()
    await dialog.getByRole('button', { name: 'Open with my wallet' }).click()
    await expect(dialog.getByText('The proof is ready.')).toBeVisible()
    await expect(dialog.getByText(/^For “Bar do Cais”, until /)).toBeVisible()
    expect(await copyLink(owner, dialog.getByRole('status'))).toBe(link)
    await dialog.getByRole('button', { name: 'Make another proof' }).click()
    await expect(dialog.getByLabel('For whom')).toHaveValue('')
  })

  await test.step('a proof that shows the name is green, because a checker can compare the name', async () => {
    await dialog.getByLabel('For whom').fill('Bank of the Coast')
    await dialog.getByRole('checkbox', { name: 'Show my name, Maya Rossi' }).check()
    await dialog.getByRole('button', { name: 'Make the proof' }).click()
    await expect(dialog.getByText('The proof is ready.')).toBeVisible()
    const stranger = await newVisitor()
    await stranger.goto(await copyLink(owner, dialog.getByRole('status')))
    await expect(stranger.getByText('18 or older: yes')).toBeVisible()
    await expect(stranger.getByText('Maya Rossi').first()).toBeVisible()
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('You can rely on this claim')
  })
})

test('a registrar approves a sealed birth date with three clicks and one signature, and has to open its vault only once for several requests', async ({
  newMember,
  stack,
}) => {
  const verifier = await newMember({ organization: 'Registry of Hours' })
  await accredit(verifier, 'Registry of Hours', stack)
  const { page } = verifier
  const vault = await openVaultDialog(page)
  await makeVault(vault)
  await vault.getByRole('button', { name: 'Make my key' }).click()
  await expectToast(page, 'Key published')
  for (const username of ['hours_one', 'hours_two']) await askForBirthDate(await newMember({ username }))
  await page.goto('/?view=verifier')
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(2)

  await test.step('a key opens the dialog, and no window of the wallet', async () => {
    const asked = verifier.wallet.prompts.length
    await page.getByRole('button', { name: 'Approve' }).first().press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Confirm this claim' })
    await expect(dialog.getByRole('button', { name: 'Open with my wallet' })).toBeEnabled()
    await dialog.getByRole('button', { name: 'Close' }).first().click()
    expect(verifier.wallet.prompts).toHaveLength(asked)
  })

  const clicks = await countTaps(verifier)
  for (const windows of [2, 1]) {
    // The second approval is on a phone, which must show the birth date before the signature, too.
    if (windows === 1) await page.setViewportSize(phone)
    const before = { clicks: await clicks(), windows: verifier.wallet.prompts.length }
    await approveBirthDate(verifier)
    await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(windows - 1)
    expect((await clicks()) - before.clicks).toBe(clicksToApproval)
    expect(verifier.wallet.prompts.length - before.windows).toBe(windows)
  }
})

test('the form for proving an age says what is missing, and a reload leads back to the same step', async ({
  newMember,
  stack,
}) => {
  const verifier = await newMember({ organization: 'Registry of Years' })
  await accredit(verifier, 'Registry of Years', stack)
  await publishVerifierKey(verifier)
  const other = await newMember({ organization: 'Registry of Decades' })
  await accredit(other, 'Registry of Decades', stack)
  await publishVerifierKey(other)
  const owner = await newMember({ viewport: phone, path: '/?prove=age' })
  const { page } = owner
  const dialog = page.getByRole('dialog', { name: 'Prove my age' })
  await setUpAtOnce(owner, dialog)
  await dialog.getByRole('button', { name: 'Seal and ask' }).click()
  await expect(dialog.getByRole('alert')).toHaveText([
    'Enter your date of birth',
    'Enter your name',
    'Choose an organization',
  ])
  await dialog.getByLabel('Date of birth').fill(born)
  await dialog.getByLabel('Your name').fill('Maya Rossi')
  await dialog.getByRole('radio', { name: 'Registry of Years' }).check()
  await expect(dialog.getByText('For “Registry of Years”')).toBeVisible()
  await dialog.getByRole('button', { name: 'Seal and ask' }).click()
  await expect(dialog.getByText('“Registry of Years” has your request')).toBeVisible()
  await page.reload()
  await dialog.getByRole('button', { name: 'Open with my wallet' }).click()
  await expect(dialog.getByText('“Registry of Years” has your request')).toBeVisible()
})

test('an owner whose request the server refused finds the sealed birth date again after a reload, and sends the request', async ({
  newMember,
  stack,
}) => {
  const verifier = await newMember({ organization: 'Registry of Days', path: 'about:blank' })
  await accredit(verifier, 'Registry of Days', stack)
  await verifier.page.goto('/')
  await publishVerifierKey(verifier)
  const owner = await newMember({ path: '/?prove=age' })
  const { page } = owner
  const dialog = page.getByRole('dialog', { name: 'Prove my age' })
  await setUpAtOnce(owner, dialog)
  await dialog.getByLabel('Date of birth').fill(born)
  await dialog.getByLabel('Your name').fill('Maya Rossi')
  const mend = await breakCalls(page, 'POST', /\/api\/verification-requests$/)
  const lost = page.waitForResponse((response) => response.status() === 500)
  await askRegistry(dialog)
  await lost
  await mend()
  await page.reload()
  await dialog.getByRole('button', { name: 'Open with my wallet' }).click()
  await expect(dialog.getByText('Your birth date is sealed.')).toBeVisible()
  await expect(dialog.getByLabel('Date of birth')).toHaveCount(0)
  await askRegistry(dialog)
  await expect(dialog.getByText('“Registry of Days” has your request')).toBeVisible()
})

/** Nobody has set private attributes up yet, so the dialog begins with the recovery code. */
async function setUpAtOnce({ page }: OnScreen, dialog: Locator): Promise<void> {
  const code = dialog.getByRole('list', { name: 'Recovery code' }).getByRole('listitem')
  await expect(code).toHaveCount(8)
  const groups = await code.allInnerTexts()
  const asked = dialog.getByLabel(/^Type group/)
  const [, number = ''] = /group (\d)/.exec((await dialog.getByText(/^Type group/).textContent()) ?? '') ?? []
  await asked.click()
  await page.keyboard.type(groups[Number(number) - 1]?.trim().slice(-5) ?? '')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: 'Use my wallet' }).click()
  await expectToast(page, 'Private attributes set up')
}

async function askRegistry(dialog: Locator): Promise<void> {
  await dialog.getByRole('radio', { name: 'Registry of Days' }).check()
  await expect(dialog.getByText('For “Registry of Days”')).toBeVisible()
  await dialog.getByRole('button', { name: 'Seal and ask' }).click()
}

async function askForBirthDate({ page, user }: Member): Promise<void> {
  await page.goto('/?prove=age')
  const dialog = page.getByRole('dialog', { name: 'Prove my age' })
  await setUpAtOnce({ page }, dialog)
  await dialog.getByLabel('Date of birth').fill(born)
  await dialog.getByLabel('Your name').fill(user.username)
  await dialog.getByRole('radio', { name: 'Registry of Hours' }).check()
  await expect(dialog.getByText('For “Registry of Hours”')).toBeVisible()
  await dialog.getByRole('button', { name: 'Seal and ask' }).click()
  await expect(dialog.getByText('“Registry of Hours” has your request')).toBeVisible()
}

async function approveBirthDate({ page }: OnScreen): Promise<void> {
  await pendingRequest({ page }, 'Date of birth').first().getByRole('button', { name: 'Approve' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm this claim' })
  await expect(dialog.getByRole('checkbox', { name: 'Date of birth' })).toBeChecked()
  await expect(dialog.getByLabel('Value of Date of birth')).toHaveValue(born)
  const signed = dialog.getByRole('region', { name: /^You confirm that/ })
  await expect(signed.getByText('Mar 9, 1987')).toBeInViewport()
  await dialog.getByRole('button', { name: 'Generate Proof' }).click()
  await dialog.getByRole('button', { name: 'Complete Verification' }).click()
  await expectToast(page, 'Verification approved', 'Zero-Knowledge Verification Complete')
}

/** Counts every press on the page. Windows of the wallet are not part of the page. */
async function countTaps({ page }: Member): Promise<() => Promise<number>> {
  await page.evaluate(() => sessionStorage.setItem('taps', '0'))
  const count = () =>
    addEventListener(
      'pointerdown',
      () => sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps')) + 1)),
      { capture: true },
    )
  await page.addInitScript(count)
  await page.evaluate(count)
  return async () => Number(await page.evaluate(() => sessionStorage.getItem('taps')))
}
