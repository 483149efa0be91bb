import { createClaim, createVerifiedClaim } from '../../src/api.ts'
import { expect, expectedConsoleErrors, test } from '../../src/fixtures.ts'
import { drawKeys, takeOffer } from '../../src/foreign-wallet.ts'
import { openSheet } from '../../src/share-sheet.ts'
import { harvest } from '../../src/shares.ts'

test('a wallet of other software takes a verified claim by a QR code and six digits, and the page shows when the wallet has the claim', async ({
  newMember,
}) => {
  const verifier = await newMember({ organization: 'Vintners of the South', path: 'about:blank' })
  const owner = await newMember({ minted: true, path: 'about:blank' })
  await createVerifiedClaim(owner, verifier, harvest)
  await createClaim(owner.session, owner.did, { ...harvest, title: 'Unconfirmed' })
  await owner.page.goto('/?view=claims')

  await test.step('a claim that nobody has confirmed is not offered', async () => {
    const sheet = await openSheet(owner, 'Unconfirmed')
    await expect(sheet.getByRole('radio', { name: 'Short link' })).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Put it in another wallet' })).toHaveCount(0)
    await owner.page.keyboard.press('Escape')
  })

  const sheet = await openSheet(owner, harvest.title)
  await sheet.getByRole('button', { name: 'Put it in another wallet' }).click()
  const dialog = owner.page.getByRole('dialog', { name: 'Put it in another wallet' })
  await dialog.getByRole('checkbox', { name: 'Ask for six digits' }).check()
  await dialog.getByRole('button', { name: 'Show the code' }).click()
  await expect(dialog.getByRole('img', { name: 'Code that gives this claim to a wallet' })).toBeVisible()
  await expect(dialog.getByText('Waiting for your wallet')).toBeVisible()
  const uri = await dialog.getByRole('link', { name: 'Open a wallet on this device' }).getAttribute('href')
  const digits = await dialog.locator('code').filter({ hasNotText: '://' }).textContent()

  const credential = await takeOffer(uri ?? '', digits)
  await expect(dialog.getByText('The wallet has the claim')).toBeVisible()
  await expect(dialog.getByText('The wallet says that it keeps the claim.')).toBeVisible()
  const shown = credential
    .split('~')
    .slice(1, -1)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()))
  expect(shown).toContainEqual([expect.any(String), 'title', harvest.title])
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
})

test('if a wallet reports that it could not store a claim, the dialog says so and does not say that the wallet has the claim', async ({
  newMember,
}) => {
  const verifier = await newMember({ organization: 'Vintners of the Coast', path: 'about:blank' })
  const owner = await newMember({ minted: true, path: 'about:blank' })
  await createVerifiedClaim(owner, verifier, harvest)
  await owner.page.goto('/?view=claims')
  const sheet = await openSheet(owner, harvest.title)
  await sheet.getByRole('button', { name: 'Put it in another wallet' }).click()
  const dialog = owner.page.getByRole('dialog', { name: 'Put it in another wallet' })
  await dialog.getByRole('button', { name: 'Show the code' }).click()
  const uri = await dialog.getByRole('link', { name: 'Open a wallet on this device' }).getAttribute('href')
  await takeOffer(uri ?? '', null, drawKeys(), 'credential_failure')
  await expect(dialog.getByText('The wallet could not keep the claim')).toBeVisible()
  await expect(dialog.getByText('The wallet has the claim')).toBeHidden()
})

test('the code that offers a claim to a wallet opens nothing after the owner has closed the code’s dialog', async ({
  newMember,
}) => {
  const verifier = await newMember({ organization: 'Vintners of the North', path: 'about:blank' })
  const owner = await newMember({ minted: true, path: 'about:blank' })
  await createVerifiedClaim(owner, verifier, harvest)
  await owner.page.goto('/?view=claims')
  const sheet = await openSheet(owner, harvest.title)
  await sheet.getByRole('button', { name: 'Put it in another wallet' }).click()
  const dialog = owner.page.getByRole('dialog', { name: 'Put it in another wallet' })
  await dialog.getByRole('button', { name: 'Show the code' }).click()
  const uri = await dialog.getByRole('link', { name: 'Open a wallet on this device' }).getAttribute('href')
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(dialog).toBeHidden()
  await expect(async () => expect(await takeOffer(uri ?? '').catch(() => 'refused')).toBe('refused')).toPass()
})

test('the page says if the installation has no key with which it could sign credentials for other software', async ({
  newNode,
  newMember,
}) => {
  const node = await newNode({ env: { SIGNING_KEY: '' } })
  const verifier = await newMember({ node, organization: 'Vintners of the West', path: 'about:blank' })
  const owner = await newMember({ node, minted: true, path: 'about:blank' })
  await createVerifiedClaim(owner, verifier, harvest)
  expectedConsoleErrors.set(owner.page, /503/)
  await owner.page.goto('/?view=claims')
  const sheet = await openSheet(owner, harvest.title)
  await sheet.getByRole('button', { name: 'Put it in another wallet' }).click()
  const dialog = owner.page.getByRole('dialog', { name: 'Put it in another wallet' })
  await dialog.getByRole('button', { name: 'Show the code' }).click()
  await expect(dialog.getByRole('alert')).toContainText('The code could not be made.')
})
