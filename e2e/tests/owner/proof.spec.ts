import { askVerifier, createClaim } from '../../src/api.ts'
import { expect, test } from '../../src/fixtures.ts'
import { pendingRequest } from '../../src/journey.ts'
import { expectToast } from '../../src/screens/screen.ts'

const others = [
  { type: 'identity', title: 'Citizen card', fields: ['Name', 'Date of birth', 'National ID', 'Address'] },
  { type: 'custom', title: 'Choir membership', fields: ['Field 1', 'Field 2', 'Field 3'] },
] as const
const school = { type: 'education', title: 'Secondary school', description: 'Finished in the summer of 2011.' }

test('a verifier chooses a proof, configures it and then makes it, and can try again if the claim does not satisfy the proof', async ({
  newMember,
}) => {
  const verifier = await newMember({ organization: 'School of Tavira', path: 'about:blank' })
  const owner = await newMember({ path: 'about:blank' })
  const claim = await createClaim(owner.session, owner.did, { ...school, holderName: '' })
  await askVerifier(owner.session, claim, verifier.user)
  for (const { type, title } of others) {
    const other = await createClaim(owner.session, owner.did, {
      type,
      title,
      description: school.description,
      holderName: '',
    })
    await askVerifier(owner.session, other, verifier.user)
  }
  const { page } = verifier
  await page.goto('/?view=verifier')
  await pendingRequest(verifier, school.title).getByRole('button', { name: 'Approve' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm this claim' })
  const tab = (name: string) => dialog.getByRole('tab', { name })

  await test.step('Select offers five types and a labelled simulation, and the other tabs are closed', async () => {
    await expect(dialog.getByText('Simulation', { exact: true })).toHaveCount(0)
    await dialog.getByRole('checkbox', { name: 'Simulate the proof' }).check()
    await expect(dialog.getByText('Simulation', { exact: true })).toBeVisible()
    const types = await dialog.getByRole('radio').evaluateAll((all) => all.map((radio) => radio.ariaLabel))
    expect(types).toEqual(['Identity', 'Age', 'Education', 'Income', 'Location'])
    for (const name of ['Configure', 'Result']) await expect(tab(name)).toBeDisabled()
    await expect(dialog.getByText('Choose a type of proof first.')).toBeVisible()
    await dialog.getByRole('radio', { name: 'Education' }).check()
    await dialog.getByRole('button', { name: 'Continue' }).click()
  })

  await test.step('Configure offers the fields of the claim’s type and needs one of them', async () => {
    await expect(tab('Configure')).toHaveAttribute('aria-selected', 'true')
    await expect(tab('Result')).toBeDisabled()
    await expect(dialog.getByRole('checkbox')).toHaveCount(5)
    for (const field of ['Institution', 'Degree', 'Field of study', 'Graduation date', 'GPA'])
      await expect(dialog.getByRole('checkbox', { name: field })).not.toBeChecked()
    const generate = dialog.getByRole('button', { name: 'Generate Proof' })
    await expect(generate).toHaveAttribute('aria-disabled', 'true')
    await expect(dialog.getByText('Choose at least one field first.')).toBeVisible()
    await generate.press('Enter')
    await expectToast(page, 'No Fields Selected', 'Please select at least one field to include in the proof')
    await dialog.getByRole('checkbox', { name: 'Degree' }).check()
    await dialog.getByLabel('Value of Degree').fill('Leaving certificate')
    await dialog.getByLabel('Level reached').selectOption({ label: 'High school' })
    await expect(dialog.getByLabel('Required level')).toHaveValue('bachelor')
    await generate.click()
  })

  await test.step('Result says that the proof does not hold, so there is nothing to complete', async () => {
    await expectToast(page, 'ZK Proof Generated')
    await expect(dialog.getByText('Verification failed')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Complete Verification' })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Try Again' }).click()
    await expect(tab('Configure')).toHaveAttribute('aria-selected', 'true')
    await expect(dialog.getByLabel('Value of Degree')).toHaveValue('Leaving certificate')
  })

  await test.step('another level makes the proof hold', async () => {
    await dialog.getByLabel('Required level').selectOption({ label: 'High school' })
    await dialog.getByRole('button', { name: 'Generate Proof' }).click()
    await expectToast(page, 'Proof Generated')
    await expect(dialog.getByText('The proof has been successfully verified!')).toBeVisible()
    await expect(dialog.getByText('It was made with development keys.')).toHaveCount(0)
    await expect(dialog.getByRole('button', { name: 'Complete Verification' })).toBeEnabled()
    await expect(dialog.getByText('Leaving certificate')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Close' }).first().click()
  })

  await test.step('claims of other types have other fields', async () => {
    for (const { title, fields } of others) {
      await pendingRequest(verifier, title).getByRole('button', { name: 'Approve' }).click()
      await dialog.getByRole('radio', { name: 'Identity' }).check()
      await dialog.getByRole('button', { name: 'Continue' }).click()
      await expect(dialog.getByRole('checkbox')).toHaveCount(fields.length)
      for (const field of fields) await expect(dialog.getByRole('checkbox', { name: field })).toBeVisible()
      await dialog.getByRole('button', { name: 'Close' }).first().click()
    }
  })
  await test.step('a real proof of something false ends in Result, too, and leads back to the values', async () => {
    await pendingRequest(verifier, others[0].title).getByRole('button', { name: 'Approve' }).click()
    await dialog.getByRole('radio', { name: 'Age' }).check()
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByRole('checkbox', { name: 'Date of birth' }).check()
    await dialog.getByLabel('Value of Date of birth').fill('2020-05-01')
    await dialog.getByRole('button', { name: 'Generate Proof' }).click()
    await expect(tab('Result')).toHaveAttribute('aria-selected', 'true')
    await expect(dialog.getByRole('alert')).toContainText('Verification failed')
    await expect(dialog.getByRole('button', { name: 'Complete Verification' })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Try Again' }).click()
    await expect(dialog.getByLabel('Value of Date of birth')).toHaveValue('2020-05-01')
    await dialog.getByRole('button', { name: 'Close' }).first().click()
  })
  expect(verifier.wallet.prompts).toEqual([])
})
