import { expect, expectedConsoleErrors, test } from '../../src/fixtures.ts'
import { createMigratedDatabase } from '../../src/node.ts'

test('a visitor writes to the administrators, and they read the message and mark it as done', async ({
  stack,
  newNode,
  newVisitor,
  newMember,
}) => {
  const database = await createMigratedDatabase(stack)
  const node = await newNode({ databaseUrl: database.url, env: { RATE_LIMIT_MESSAGES: '1' } })
  const page = await newVisitor({ node })
  const send = page.getByRole('button', { name: 'Send Message' })
  const fill = async (message: string) => {
    await page.getByLabel('Your name').fill('Zoë <b>Bold</b>')
    await page.getByLabel('Your e-mail address').fill('zoe@example.org')
    await page.getByLabel('Your message').fill(message)
  }

  await test.step('each field says what is missing, and the page sends nothing', async () => {
    await page.goto('/contact')
    await send.click()
    for (const complaint of [
      'Please enter your name',
      'Invalid email address',
      'Message must be at least 10 characters',
    ])
      await expect(page.getByText(complaint)).toBeVisible()
  })

  await test.step('a complete message is sent', async () => {
    await fill('The link of my school does not open.\n\nWhom do I ask?')
    await send.click()
    await expect(page.getByRole('status').getByText('Your message was sent')).toBeVisible()
  })

  await test.step('too many messages are refused with a sentence, and the text stays', async () => {
    expectedConsoleErrors.set(page, /429/)
    await page.getByRole('button', { name: 'Write another message' }).click()
    await fill('And one thing more.')
    await send.click()
    await expect(page.getByRole('alert')).toContainText('Only a few messages an hour are taken from one place')
    await expect(page.getByLabel('Your message')).toHaveValue('And one thing more.')
  })

  await test.step('an administrator reads the message unchanged and marks it as done', async () => {
    const account = stack.accounts.find(({ role }) => role === 'administrator')
    if (!account) throw new Error('The stack has no administrator')
    const { page: desk } = await newMember({
      node,
      privateKey: account.privateKey,
      path: '/?view=administration',
    })
    const message = desk.getByRole('listitem').filter({ hasText: 'Whom do I ask?' })
    await expect(message.getByRole('heading', { name: 'Zoë <b>Bold</b>' })).toBeVisible()
    await expect(message.getByRole('link', { name: 'zoe@example.org' })).toHaveAttribute(
      'href',
      'mailto:zoe%40example.org',
    )
    await message.getByRole('button', { name: 'Mark as Done' }).click()
    await expect(desk.getByText('No message is waiting.')).toBeVisible()
    await desk.getByText('Messages that are done').click()
    await message.getByRole('button', { name: 'Take Back' }).click()
    await expect(message.getByRole('button', { name: 'Mark as Done' })).toBeVisible()
    await expect(desk.getByText('None is done yet.')).toBeVisible()
  })
})
