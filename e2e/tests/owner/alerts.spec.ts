import { askVerifier, createClaim, rejectRequest } from '../../src/api.ts'
import { expect, expectedConsoleErrors, test } from '../../src/fixtures.ts'

const address = 'lock.keeper@mail.example'
const text = { type: 'employment', title: 'Keeper of the lamp', description: 'At the old lighthouse since 2019.' }

test('a person gets an e-mail when a request was decided, and can stop the mails without signing in', async ({
  newMember,
  newVisitor,
}) => {
  const verifier = await newMember({ organization: 'Board of Lights', path: 'about:blank' })
  const { page, session, did } = await newMember({ path: '/?view=profile' })
  const open = () => page.getByRole('button', { name: 'Choose what to be told' }).click()
  const dialog = page.getByRole('dialog', { name: 'Be told about changes' })
  const inbox = dialog.getByRole('region', { name: 'Inbox of this trial' })

  await test.step('nobody is told anything by default', async () => {
    await open()
    await expect(inbox).toContainText('No mail so far.')
    await dialog.getByRole('button', { name: 'Send link' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Please enter an e-mail address')
  })

  await test.step('the address gets a link, and a press on its page confirms the address', async () => {
    await dialog.getByLabel('E-mail address').fill(address)
    await dialog.getByRole('button', { name: 'Send link' }).click()
    await expect(dialog.getByText(`We sent a link to ${address}.`)).toBeVisible()
    await dialog.getByLabel('A request of mine is decided').check()
    const link = await inbox.getByRole('link', { name: /#confirm=/ }).getAttribute('href')
    const mailbox = await newVisitor()
    await mailbox.goto(link ?? '')
    await expect(dialog.getByText(`Messages go to ${address}.`)).toBeHidden()
    await mailbox.getByRole('button', { name: 'Confirm address' }).click()
    await expect(mailbox.getByText('The address is confirmed')).toBeVisible()
    await expect(dialog.getByText(`Messages go to ${address}.`)).toBeVisible()
    expectedConsoleErrors.set(mailbox, /410 \(Gone\)/)
    await mailbox.reload()
    await mailbox.getByRole('button', { name: 'Confirm address' }).click()
    await expect(mailbox.getByRole('alert')).toContainText('This link was used before')
  })

  await test.step('the mail says that a request was decided, and nothing else', async () => {
    const request = await askVerifier(session, await createClaim(session, did, text), verifier.user)
    await rejectRequest(verifier.session, request, 'We do not know this lamp.')
    const mail = inbox.getByRole('article').filter({ hasText: 'a request of yours was decided' })
    await expect(mail).toBeVisible()
    await expect(mail).not.toContainText(text.title)
    await expect(mail).not.toContainText('Board of Lights')
  })

  await test.step('the link in the mail stops the mails without a sign-in', async () => {
    const link = await inbox.getByRole('link', { name: /#stop=/ }).getAttribute('href')
    const mailbox = await newVisitor()
    await mailbox.goto(link ?? '')
    await mailbox.getByRole('button', { name: 'Stop messages' }).click()
    await expect(mailbox.getByText('No more messages come')).toBeVisible()
    await page.reload()
    await open()
    await expect(dialog.getByLabel('A request of mine is decided')).not.toBeChecked()
  })

  await test.step('a browser that blocks messages says so', async () => {
    await expect(dialog.getByText(/^This browser blocks messages of this page/)).toBeVisible()
  })
})
