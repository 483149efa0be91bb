import { findFreePort } from '@did/local/process/free-port'
import type { Page } from '@playwright/test'
import { approveRequest, listWaiting } from '../../src/api.ts'
import { expect, test } from '../../src/fixtures.ts'
import { claimCard } from '../../src/journey.ts'
import { bringPasskeys } from '../../src/passkeys.ts'
import { breakCalls, expectToast, verdict } from '../../src/screens/screen.ts'
import { copyLink, showLinks } from '../../src/share-sheet.ts'

const title = 'University degree'
const phone = { viewport: { width: 390, height: 844 } }

test('a person without a wallet gets a claim verified with two passkey prompts, and signs in on another device with two more prompts', async ({
  newVisitor,
  newMember,
}) => {
  const organization = 'Fjord University'
  const verifier = await newMember({ organization, path: 'about:blank' })
  const page = await newVisitor(phone)
  const device = await bringPasskeys(page)
  await page.goto('/')

  await test.step('the person creates an identity, and the service pays', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Continue with a passkey' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Create a new identity' }).click()
    await page.getByRole('button', { name: /^Get something confirmed/ }).click()
    await page.getByLabel('Full name (optional)').fill('Maya Rossi')
    await page.getByRole('button', { name: 'Create Profile' }).click()
    await page.getByRole('button', { name: 'Create New DID' }).click()
    await page.getByRole('radio', { name: organization, exact: true }).check()
    await page.getByLabel('Start from a template').selectOption('University degree')
    await page.getByLabel('Awarded by').fill(organization)
    await page.getByLabel('Degree', { exact: true }).fill('MSc Marine Biology')
    await page.getByLabel('Awarded on').fill('2024-07-14')
    await page.getByRole('button', { name: 'Create Claim and Send Request' }).click()
    await expectToast(page, 'Verification Request Submitted')
    await expect(page.getByText('This identity has one key')).toBeVisible()
    expect(device.prompts()).toBe(2)
  })

  const link = await test.step('the verifier approves, and the person shares', async () => {
    const [request] = await listWaiting(verifier)
    if (!request) throw new Error('The verifier got no request')
    await approveRequest(verifier.session, request, { type: 'education' })
    await page.getByRole('button', { name: 'Continue to Dashboard' }).click()
    await expect(page.getByRole('link', { name: 'Add a second passkey' })).toBeVisible()
    await claimCard({ page }, title).getByRole('link', { name: 'View Details' }).click()
    const details = page.getByRole('dialog', { name: title })
    await showLinks(details, 'Open link')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    return copyLink({ page }, details)
  })

  await test.step('a stranger checks the shared claim', async () => {
    const stranger = await newVisitor()
    await stranger.goto(link)
    await expect(verdict(stranger)).toHaveText('Confirmed by somebody we do not know')
    await expect(stranger.getByText('Passed: Issued to somebody who holds a DID')).toBeVisible()
  })

  await test.step('the person finds everything again on a device that remembers nothing', async () => {
    const second = await newVisitor(phone)
    const otherDevice = await bringPasskeys(second)
    await otherDevice.addCredentials(await device.readCredentials())
    await second.goto('/')
    await second.getByRole('main').getByRole('button', { name: 'Continue with a passkey' }).first().click()
    await second.getByRole('dialog').getByRole('button', { name: 'I have a passkey here' }).click()
    await expect(claimCard({ page: second }, title)).toBeVisible()
    expect(otherDevice.prompts()).toBe(2)
  })

  await test.step('a reload asks nothing, and signing in again asks once', async () => {
    await page.goto('/?view=claims')
    await expect(claimCard({ page }, title)).toBeVisible()
    const before = device.prompts()
    await signOut(page)
    await page.getByRole('main').getByRole('button', { name: 'Continue with a passkey' }).first().click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Continue as 0x/ })
      .click()
    await expect(claimCard({ page }, title)).toBeVisible()
    expect(device.prompts()).toBe(before + 1)
  })
})

test('a person with a passkey is told if the service cannot record the person’s first claim on the chain', async ({
  newVisitor,
}) => {
  const page = await newVisitor(phone)
  await bringPasskeys(page)
  await page.goto('/')
  await page.getByRole('main').getByRole('button', { name: 'Continue with a passkey' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Create a new identity' }).click()
  await page.getByRole('button', { name: /^Get something confirmed/ }).click()
  await page.getByRole('button', { name: 'Create Profile' }).click()
  await page.getByRole('button', { name: 'Create New DID' }).click()
  await page.getByLabel('Title').fill('Fjord pilot')
  await page.getByLabel('Description').fill('Examined in the fjord in 2025.')
  await breakCalls(page, 'POST', /\/api\/sponsored-calls$/, { status: 403, code: 'sponsoring-used-up' })
  await page.getByRole('button', { name: 'Create Claim', exact: true }).click()
  await expectToast(page, 'Transaction Error')
  await expect(page.getByText(/^What this service pays for in a day is used up\..*Your claim is saved/)).toBeVisible()
  await expect(page.getByText('Congratulations!')).toBeVisible()
})

test('a person who does not confirm the passkey’s prompt reads why nothing happened, and can try again', async ({
  newVisitor,
}) => {
  const page = await newVisitor()
  const device = await bringPasskeys(page)
  await page.goto('/')
  await device.refuse()
  await page.getByRole('main').getByRole('button', { name: 'Continue with a passkey' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Continue with a passkey' })
  await dialog.getByRole('button', { name: 'Create a new identity' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Nothing was confirmed.')
  await device.agree()
  await dialog.getByRole('button', { name: 'Create a new identity' }).click()
  await expect(page.getByRole('button', { name: /^Get something confirmed/ })).toBeVisible()
})

test('at a numeric address, the dialog for passkeys leads to the same page on localhost', async ({
  newNode,
  newVisitor,
}) => {
  const port = await findFreePort()
  const node = await newNode({ port, publicUrl: `http://127.0.0.1:${port}` })
  const page = await newVisitor({ node })
  await page.goto('/')
  await page.getByRole('main').getByRole('button', { name: 'Continue with a passkey' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Continue with a passkey' })
  await expect(dialog.getByText('Passkeys do not work at a numeric address.')).toBeVisible()
  const link = dialog.getByRole('link', { name: 'Open this page at localhost' })
  await expect(link).toHaveAttribute('href', `http://localhost:${port}/`)
  await expect(dialog.getByRole('button', { name: 'Create a new identity' })).toHaveCount(0)
})

async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: /^0x/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
}
