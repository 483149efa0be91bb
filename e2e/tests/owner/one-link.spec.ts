import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import { createClaim, createVerifiedClaim, register } from '../../src/api.ts'
import { expect, expectedConsoleErrors, type Member, test } from '../../src/fixtures.ts'
import { inEnglish } from '../../src/languages/in-english.ts'
import { copyLink, openSheet, openTerms } from '../../src/share-sheet.ts'

const degree = { type: 'education', title: 'MSc Environmental Engineering', description: 'x', holderName: 'Maya Rossi' }
const job = { type: 'employment', title: 'Engineer at Quinta', description: 'y', holderName: 'Maya Rossi' }
const course = { type: 'education', title: 'Course nobody confirmed', description: 'z', holderName: 'Maya Rossi' }

async function makeLinkTo(owner: Member, sheet: Locator, { label, others }: { label: string; others: string[] }) {
  await openTerms(sheet)
  await sheet.getByText('Add other credentials to this link').click()
  for (const title of others) await sheet.getByRole('checkbox', { name: title }).check()
  await sheet.getByLabel('Who is it for?').fill(label)
  await sheet.getByRole('button', { name: 'Make the link' }).click()
  const made = sheet.getByRole('region', { name: 'The link that you made' })
  await expect(made.getByRole('img', { name: /QR/ })).toBeVisible()
  return copyLink(owner, made)
}

const program = fileURLToPath(new URL('../../../scripts/check-credential.ts', import.meta.url))

async function checkByCommand(...words: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [program, ...words], { env: inEnglish })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const output = await text(child.stdout)
  return { code: await ended, output }
}

async function openAll(page: Page, link: string): Promise<Locator> {
  await page.goto('about:blank')
  await page.goto(link)
  await page.getByRole('button', { name: 'Open and check all' }).click()
  return page.getByRole('list', { name: 'The credentials of this link' }).locator('> li')
}

test('each of three credentials in one link gets its own verdict, and the owner withdraws all three by the link’s label', async ({
  newMember,
  newVisitor,
  node,
  stack,
}) => {
  const owner = await newMember({ minted: true, path: 'about:blank' })
  const verifier = await register(node, stack, { organization: `Northfield ${crypto.randomUUID()}` })
  await createVerifiedClaim(owner, verifier, degree)
  await createVerifiedClaim(owner, verifier, job)
  await createClaim(owner.session, owner.did, course)
  const sheet = await openSheet(owner, degree.title)
  const link = await makeLinkTo(owner, sheet, { label: 'ACME, application', others: [job.title, course.title] })
  expect(new URL(link).pathname + new URL(link).hash).toMatch(/^\/s\/[\w-]{8}#3\.[\w-]{22}$/)

  const stranger = await newVisitor()
  await stranger.goto(link)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('3 credentials in one link')
  await expect(stranger.getByText(degree.title)).toHaveCount(0)
  const members = await openAll(stranger, link)
  await expect(members).toHaveCount(3)
  await expect(stranger.getByText('The 2 confirmed ones of 3 were issued to one identity.')).toBeVisible()
  await expect(members.nth(0)).toContainText(`Maya Rossi · ${degree.title}`)
  await expect(members.nth(1)).toContainText(`Maya Rossi · ${job.title}`)
  await expect(members.nth(2)).not.toContainText('Maya Rossi')
  await members.nth(0).getByRole('button').first().click()
  await expect(members.nth(0).getByText('Passed: The content is exactly what the verifier signed')).toBeVisible()

  await test.step('/check takes the link apart and checks each credential', async () => {
    const checker = await newVisitor()
    await checker.goto('/check')
    await checker.getByRole('textbox').first().fill(`The application: ${link}`)
    await checker.getByRole('button', { name: 'Check these links' }).click()
    await checker.getByRole('button', { name: 'Open 3 limited links' }).click()
    await expect(checker.getByRole('row').filter({ hasText: degree.title })).toBeVisible()
    await expect(checker.getByRole('row').filter({ hasText: job.title })).toBeVisible()
  })

  await test.step('the command opens and checks each credential, and says whose they are', async () => {
    const { code, output } = await checkByCommand(link, '--open', '--rpc', stack.rpcUrl)
    expect(output).toContain('3 credentials in one link.')
    expect(output).toContain(`The claim: “${degree.title}”`)
    expect(output).toContain('The 2 confirmed ones of 3 were issued to one identity.')
    expect(code).toBe(2)
    const closed = await checkByCommand(link, '--rpc', stack.rpcUrl)
    expect(closed.output).toContain('Run it again with --open')
  })

  await test.step('the owner finds the link by its label and withdraws all of it', async () => {
    await owner.page.reload()
    await owner.page.goto('/?view=claims')
    const shared = owner.page.getByRole('region', { name: 'What I shared' })
    const row = shared.locator('> ul > li').filter({ hasText: 'ACME, application' })
    await expect(row).toHaveCount(1)
    await expect(row).toContainText('Short link to 3 credentials')
    await expect(row).toContainText('opened 3 times')
    await row.getByRole('button', { name: /^Withdraw: .*ACME/ }).click()
    await row.getByRole('button', { name: 'Withdraw the link' }).click()
    await expect(row).toContainText('Withdrawn')
  })
  expectedConsoleErrors.set(stranger, /410/)
  const gone = await openAll(stranger, link)
  await expect(gone).toHaveCount(3)
  await expect(gone.first()).toContainText('Credential 1:')
  await expect(stranger.getByText(degree.title)).toHaveCount(0)
})

test('if verifiers confirmed different holder’s names in the credentials of one link, the link’s page says so and shows both names', async ({
  newMember,
  newVisitor,
  node,
  stack,
}) => {
  const owner = await newMember({ minted: true, path: 'about:blank' })
  const verifier = await register(node, stack, { organization: `Northfield ${crypto.randomUUID()}` })
  await createVerifiedClaim(owner, verifier, degree)
  await createVerifiedClaim(owner, verifier, { ...job, holderName: 'Ada Byron' })
  const sheet = await openSheet(owner, degree.title)
  const link = await makeLinkTo(owner, sheet, { label: '', others: [job.title] })
  const stranger = await newVisitor()
  await openAll(stranger, link)
  await expect(stranger.getByText('the confirmed names differ: “Maya Rossi”, “Ada Byron”')).toBeVisible()
})

test('a link to several credentials opens none of them if the number of credentials in the link was changed', async ({
  newMember,
  newVisitor,
}) => {
  const owner = await newMember({ minted: true, path: 'about:blank' })
  await createClaim(owner.session, owner.did, degree)
  await createClaim(owner.session, owner.did, job)
  const sheet = await openSheet(owner, degree.title)
  const link = await makeLinkTo(owner, sheet, { label: '', others: [job.title] })
  const stranger = await newVisitor()
  expectedConsoleErrors.set(stranger, /410/)
  const members = await openAll(stranger, link.replace('#2.', '#3.'))
  await expect(members).toHaveCount(3)
  await expect(stranger.getByText(degree.title)).toHaveCount(0)
})

test('the button “Send” offers the short link first, and each person for whom the owner makes a link gets a different link', async ({
  newMember,
  newVisitor,
}) => {
  const owner = await newMember({ minted: true, viewport: { width: 390, height: 844 } })
  await createClaim(owner.session, owner.did, degree)
  const { page } = owner
  const sheet = await openSheet(owner, degree.title)
  await sheet.getByRole('button', { name: 'Send' }).click()
  const panel = sheet.getByRole('region', { name: 'Send a link' })
  await expect(panel.getByRole('radio', { name: 'Short link' })).toBeChecked()
  await expect(panel.getByText('Needs our service to open. You can end it at any time.')).toBeVisible()
  const links: string[] = []
  for (const label of ['ACME', 'ACME', 'Bank']) {
    await panel.getByLabel('Who is it for?').fill(label)
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await panel.getByRole('button', { name: 'Copy' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('')
    links.push(await page.evaluate(() => navigator.clipboard.readText()))
  }
  expect(links[0]).toMatch(/\/s\/[\w-]{8}#[\w-]{22}$/)
  expect(links[1]).toBe(links[0])
  expect(links[2]).not.toBe(links[0])
  await expect(sheet.getByRole('listitem').filter({ hasText: 'ACME' })).toContainText('Short link')
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Bank' })).toBeVisible()

  await test.step('a mail holds the link and says what to do with it', async () => {
    await page.evaluate(() => {
      // A test's browser has no mail program, so the test replaces the function by which the page
      // opens one.
      HTMLAnchorElement.prototype.click = function click() {
        document.body.dataset['mail'] = this.href
      }
    })
    await panel.getByRole('button', { name: 'E-mail' }).click()
    const mail = await page.locator('body').getAttribute('data-mail')
    expect(decodeURIComponent(mail ?? '')).toContain(links[2])
    expect(decodeURIComponent(mail ?? '')).toContain('You need no account.')
  })

  await test.step('the open link goes to one reader only, too', async () => {
    await panel.getByRole('radio', { name: 'Open link' }).check()
    const copied: string[] = []
    for (const label of ['Landlord', 'Club']) {
      await panel.getByLabel('Who is it for?').fill(label)
      await page.evaluate(() => navigator.clipboard.writeText(''))
      await panel.getByRole('button', { name: 'Copy' }).click()
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('/shared-claim?data=')
      copied.push(await page.evaluate(() => navigator.clipboard.readText()))
      await expect(sheet.getByRole('listitem').filter({ hasText: label })).toContainText('Open link')
    }
    expect(new Set(copied).size).toBe(2)
    const stranger = await newVisitor()
    await stranger.goto(copied[1] ?? '')
    await expect(stranger.getByText(degree.title).first()).toBeVisible()
  })
})

test('an owner can make a link to several credentials from the list of claims', async ({ newMember, newVisitor }) => {
  const owner = await newMember({ minted: true, path: 'about:blank' })
  await createClaim(owner.session, owner.did, degree)
  await createClaim(owner.session, owner.did, job)
  await owner.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await owner.page.goto('/?view=claims')
  await owner.page.getByRole('link', { name: 'Share several' }).click()
  const dialog = owner.page.getByRole('dialog', { name: 'Share several credentials' })
  for (const { title } of [degree, job]) {
    await expect(dialog.getByRole('checkbox', { name: title })).toHaveAccessibleDescription('not sent to anybody yet')
    await dialog.getByRole('checkbox', { name: title }).check()
  }
  await dialog.getByRole('button', { name: 'Make the link' }).click()
  await expect(dialog.getByRole('img', { name: /QR/ })).toBeVisible()
  const members = await openAll(await newVisitor(), await copyLink(owner, dialog))
  await expect(members).toHaveCount(2)
})
