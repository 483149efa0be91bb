import type { Page } from '@playwright/test'
import { createVerifiedClaim } from '../../src/api.ts'
import { expect, test } from '../../src/fixtures.ts'
import { takeDocument } from '../../src/foreign-wallet.ts'
import { expectToast } from '../../src/screens/screen.ts'
import { openSheet } from '../../src/share-sheet.ts'
import { accredit, harvest } from '../../src/shares.ts'

type Owner = Parameters<typeof openSheet>[0]

test('a verifier’s issuing key at the service signs credentials at once, until the verifier takes the key back', async ({
  newMember,
  stack,
}) => {
  const verifier = await newMember({ organization: 'Vintners of the Isles', minted: true, path: 'about:blank' })
  const owner = await newMember({ minted: true, path: 'about:blank' })
  await accredit(verifier, 'Vintners of the Isles', stack)
  await createVerifiedClaim(owner, verifier, harvest)

  await test.step('the verifier makes a key, which the wallet announces', async () => {
    await openKeys(verifier.page)
    await expect(verifier.page.getByText('Credentials are signed at once')).toBeVisible()
    await press(verifier.page, 'Make the key', 'Key announced')
    await expect(verifier.page.getByText('Key that this service keeps Counts until')).toBeVisible()
  })

  await test.step('an owner’s wallet gets a credential that the verifier’s key signed', async () => {
    const uri = await showCode(owner)
    const { first } = await takeDocument(uri)
    const did = `did:ethr:0x${stack.chainId.toString(16)}:${verifier.session.address}`
    expect(first).toMatchObject({
      issuer: did,
      proof: { cryptosuite: 'eddsa-rdfc-2022', verificationMethod: `${did}#delegate-1` },
      credentialSubject: { title: harvest.title },
    })
    await expect(owner.page.getByText('The wallet has the claim')).toBeVisible()
  })

  await test.step('after the key was taken back, the form is not offered any more', async () => {
    const { page } = verifier
    await page.getByRole('button', { name: 'Take back…' }).click()
    await expect(page.getByText('stops counting, everywhere and for good')).toBeVisible()
    await press(page, 'Take the key back', 'Key taken back')
    await expect(page.getByText('Key that this service keeps Taken back')).toBeVisible()
    await owner.page.goto('/?view=claims')
    const dialog = await openForms(owner)
    await expect(dialog.getByRole('radio', { name: /^SD-JWT/ })).toBeVisible()
    await expect(dialog.getByRole('radio', { name: /^VC 2.0/ })).toHaveCount(0)
  })
})

test('an issuing key in the browser of a verifier that nobody accredited signs credentials while any of the verifier’s views is open', async ({
  newMember,
}) => {
  const verifier = await newMember({ organization: 'Coopers of the Isles', minted: true, path: 'about:blank' })
  const owner = await newMember({ minted: true, path: 'about:blank' })
  await createVerifiedClaim(owner, verifier, harvest)
  await openKeys(verifier.page)
  await expect(verifier.page.getByText('A reader sees whether you are accredited.')).toBeVisible()
  await expect(verifier.page.getByText('For other people’s software')).toHaveCount(0)
  await verifier.page.getByRole('radio', { name: /^This browser keeps it/ }).check()
  await press(verifier.page, 'Make the key', 'Key announced')
  await expect(verifier.page.getByText('Key that a browser keeps Counts until')).toBeVisible()
  await verifier.page.goto('about:blank')

  const uri = await showCode(owner, 'The verifier signs this form in its own browser')
  const { first, again } = await takeDocument(uri)
  expect(first).toBeNull()
  await expect(owner.page.getByText('The wallet waits for the claim')).toBeVisible()
  expect(await again()).toBeNull()
  // The wallet still waits for its credential after the owner has closed this dialog.
  const dialog = owner.page.getByRole('dialog', { name: 'Put it in another wallet' })
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(dialog).toBeHidden()

  await verifier.page.goto('/?view=verifier')
  await expectToast(verifier.page, 'Credential signed')
  const credential = await again()
  expect(credential?.issuer).toContain(verifier.session.address)
})

async function openKeys(page: Page): Promise<void> {
  await page.goto('/?view=profile')
  await page.getByText('Keys for other people’s wallets').click()
}

async function press(page: Page, name: string, toast: string): Promise<void> {
  await page.getByRole('button', { name }).click()
  await expectToast(page, toast)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
}

async function openForms(owner: Owner) {
  const sheet = await openSheet(owner, harvest.title)
  await sheet.getByRole('button', { name: 'Put it in another wallet' }).click()
  return owner.page.getByRole('dialog', { name: 'Put it in another wallet' })
}

async function showCode(owner: Owner, hint?: string): Promise<string> {
  await owner.page.goto('/?view=claims')
  const dialog = await openForms(owner)
  await dialog.getByRole('radio', { name: /^VC 2.0/ }).check()
  if (hint) await expect(dialog.getByText(hint)).toBeVisible()
  await dialog.getByRole('button', { name: 'Show the code' }).click()
  return (await dialog.getByRole('link', { name: 'Open a wallet on this device' }).getAttribute('href')) ?? ''
}
