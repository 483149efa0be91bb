import { expect, test } from '../../src/fixtures.ts'
import { connectAndSignIn, openRequest, openView } from '../../src/journey.ts'
import { expectToast } from '../../src/screens/screen.ts'
import { makeVault, openVaultDialog } from '../../src/vault.ts'

test('a private attribute that a newcomer adds in the wizard reaches the verifier with the first request', async ({
  newPerson,
  newMember,
}) => {
  const organization = `Town hall ${crypto.randomUUID().slice(0, 8)}`
  const verifier = await newMember({ organization })
  const { page, wallet } = await newPerson()
  const main = page.getByRole('main')

  await test.step('the verifier can receive private attributes', async () => {
    const dialog = await openVaultDialog(verifier.page)
    await makeVault(dialog)
    await dialog.getByRole('button', { name: 'Make my key' }).click()
    await expectToast(verifier.page, 'Key published')
    await dialog.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('the claim step says which value is private, and remembers the wish', async () => {
    await connectAndSignIn({ page })
    await page.getByLabel('Username').fill(`newcomer_${wallet.address.slice(2, 10)}`)
    await page.getByRole('button', { name: 'Create Profile' }).click()
    await page.getByRole('button', { name: /Create .*DID/ }).click()
    await page.getByRole('radio', { name: organization, exact: true }).check()
    await page.getByLabel('Template').selectOption({ label: 'Of age' })
    await expect(main.getByText(/“Date of birth” belongs to your private attributes/)).toBeVisible()
    await page.getByRole('checkbox', { name: 'Add “Date of birth” right after this step' }).check()
    await page.getByLabel('Your name').fill('Lara Quiroga')
    await page.getByLabel('Older than').fill('18')
    await page.getByRole('button', { name: 'Create Claim and Send Request' }).click()
  })

  await test.step('the claim is stored, a reload keeps the place, and only the wished attribute is asked for', async () => {
    await expect(page.getByRole('heading', { name: 'Add Date of birth' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Add Date of birth' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add it later' })).toBeVisible()
    await makeVault(main)
    await expect(main.getByLabel('National ID')).toHaveCount(0)
    await main.getByLabel('Date of birth').fill('1991-05-30')
    await main.getByRole('button', { name: 'Save private attributes' }).click()
    await expectToast(page, 'Private attributes saved')
    await main.getByRole('button', { name: 'Continue', exact: true }).click()
  })

  await test.step('the request asks before it takes the attribute to a wallet that nobody reviewed', async () => {
    await expect(page.getByText('The request is not sent yet')).toBeVisible()
    await expect(main.getByRole('checkbox', { name: 'Share my private attributes with this verifier' })).toBeChecked()
    await main.getByRole('checkbox', { name: 'Share with this wallet all the same' }).check()
    await main.getByRole('button', { name: 'Send Request' }).click()
    await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible()
    await expect(main.getByText(/Date of birth/)).toHaveCount(0)
  })

  await test.step('the verifier reads what the newcomer sealed', async () => {
    await openView(verifier, 'Verifier Panel')
    await openRequest(verifier, 'Of age')
    await verifier.page.getByRole('button', { name: 'Approve' }).click()
    const told = verifier.page.getByRole('dialog').getByRole('region', { name: 'From the holder' })
    await expect(told.getByText('May 30, 1991')).toBeVisible()
  })
})
