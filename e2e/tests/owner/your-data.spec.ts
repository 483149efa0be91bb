import { readFile } from 'node:fs/promises'
import { createClaim, shareClaim } from '../../src/api.ts'
import { expect, test } from '../../src/fixtures.ts'
import { expectToast } from '../../src/screens/screen.ts'

const job = { type: 'employment', title: 'Lock keeper', description: 'At the old canal since 2019.' }

test('a person exports all data and deletes the account, and then the server no longer knows the wallet or its links', async ({
  newMember,
  newVisitor,
}) => {
  const { page, session, did, user } = await newMember({ path: '/?view=profile' })
  const claim = await createClaim(session, did, job)
  const share = await shareClaim(session, claim)

  await test.step('the file has the profile, the claim and its history', async () => {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    const download = await saving
    expect(download.suggestedFilename()).toBe('did-verification-data.json')
    const data = JSON.parse(await readFile(await download.path(), 'utf8'))
    expect(data.profile).toMatchObject({ username: user.username })
    expect(data.claims).toMatchObject([{ title: job.title, description: job.description }])
    await expectToast(page, 'Data Downloaded')
  })

  await test.step('the dialog says what goes and what stays, and asks for the word', async () => {
    await page.getByRole('button', { name: 'Delete my account…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await expect(
      dialog.getByText(/^Messages you wrote with the contact form, until they are 12 months old/),
    ).toBeVisible()
    await dialog.getByRole('button', { name: 'Delete Account' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Please type the word delete')
    await dialog.getByLabel('Type “delete” to confirm').fill('delete')
    await dialog.getByRole('button', { name: 'Delete Account' }).click()
    await expectToast(page, 'Account Deleted')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Connect MetaMask' })).toBeVisible()
  })

  await test.step('the session is over, and the link is unknown', async () => {
    await expect(session.call('GET', '/api/auth/session')).rejects.toThrow('not-signed-in')
    const visitor = await newVisitor()
    await visitor.goto(share.url)
    await expect(visitor.getByText(/does not know the link/)).toBeVisible()
  })

  await test.step('the same wallet begins with nothing', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Connect MetaMask' }).click()
    await expect(page.getByRole('heading', { name: 'What did you come for?' })).toBeVisible()
  })
})
