import { changeDatabase } from '@did/local/change-database'
import type { Page } from '@playwright/test'
import { expect, expectedConsoleErrors, test } from '../../src/fixtures.ts'
import { mintDid, openView } from '../../src/journey.ts'
import { bringPasskeys, createIdentity } from '../../src/passkeys.ts'

const phone = { viewport: { width: 390, height: 844 } }

test('a phone adds a laptop after a person has typed the phone’s code on the laptop', async ({ newVisitor }) => {
  const owner = await newVisitor(phone)
  const first = await bringPasskeys(owner)
  await createIdentity(owner)
  await mintDid({ page: owner })
  const account = await readAccount(owner)
  const code = await showCode(owner)

  const laptop = await newVisitor()
  const second = await bringPasskeys(laptop)
  await test.step('the laptop gets to the code from the dialog for passkeys', async () => {
    await laptop.goto('/')
    await laptop.getByRole('main').getByRole('button', { name: 'Continue with a passkey' }).first().click()
    await laptop.getByRole('dialog').getByRole('link', { name: 'I have an identity on another device' }).click()
    await laptop.getByLabel('Code from your other device').fill(code.slice(0, -1))
    await laptop.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(laptop.getByRole('alert')).toContainText('This is no whole code.')
    await laptop.getByLabel('Code from your other device').fill(code.toLowerCase())
    await laptop.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(laptop.getByRole('main')).toContainText(account)
  })
  const words = await offerKey(laptop)

  await test.step('a reload of the laptop shows the same words again', async () => {
    await laptop.reload()
    expect(await readWords(laptop)).toEqual(words)
  })
  await test.step('the phone shows the same words, and its passkey confirms once', async () => {
    expect(await readWords(owner)).toEqual(words)
    const before = first.prompts()
    await owner.getByRole('button', { name: 'The words are the same' }).click()
    await expect(owner.getByRole('dialog').getByText('Device added')).toBeVisible()
    expect(first.prompts() - before).toBe(1)
    await owner.getByRole('button', { name: 'Done' }).click()
    await expect(passkeysOf(owner).getByRole('listitem')).toHaveCount(2)
  })
  await test.step('the laptop signs in with its own passkey, in two prompts altogether', async () => {
    await comeIn(laptop)
    expect(await readAccount(laptop)).toBe(account)
    await expect(laptop.getByRole('heading', { name: /^DID #\d+$/ })).toBeVisible()
    expect(second.prompts()).toBe(2)
  })
  await test.step('the phone is still signed in', async () => {
    await owner.reload()
    expect(await readAccount(owner)).toBe(account)
  })
})

test('a laptop adds a phone after the phone has opened the link in the laptop’s QR code', async ({ newVisitor }) => {
  const owner = await newVisitor()
  await bringPasskeys(owner)
  await createIdentity(owner)
  const account = await readAccount(owner)
  const code = await showCode(owner)
  await expect(owner.getByRole('img', { name: /^Code that opens this service/ })).toBeVisible()

  const handset = await newVisitor(phone)
  const second = await bringPasskeys(handset)
  await handset.goto(`/add-key#${code.replaceAll('-', '')}`)
  await test.step('a person who does not confirm on the phone is told so and can try again', async () => {
    await second.refuse()
    await handset.getByRole('button', { name: 'Make a passkey on this device' }).click()
    await expect(handset.getByRole('alert')).toContainText('Nothing was confirmed.')
    await second.agree()
  })
  const words = await offerKey(handset)
  expect(await readWords(owner)).toEqual(words)
  await owner.getByRole('button', { name: 'The words are the same' }).click()
  await comeIn(handset)
  expect(await readAccount(handset)).toBe(account)

  await test.step('later the phone signs in without the laptop', async () => {
    const credentials = await second.readCredentials()
    const later = await newVisitor(phone)
    await (await bringPasskeys(later)).addCredentials(credentials)
    await later.goto('/')
    await later.getByRole('main').getByRole('button', { name: 'Continue with a passkey' }).first().click()
    await later.getByRole('dialog').getByRole('button', { name: 'I have a passkey here' }).click()
    expect(await readAccount(later)).toBe(account)
  })
})

test('if somebody swaps the new device’s key on its way, the two devices show different words, and no key is added', async ({
  newVisitor,
}) => {
  const owner = await newVisitor()
  const first = await bringPasskeys(owner)
  await createIdentity(owner)
  const code = await showCode(owner)
  const link = `/add-key#${code.replaceAll('-', '')}`
  const isOffer = (url: URL) => url.pathname.endsWith('/offer')

  const attacker = await newVisitor()
  await bringPasskeys(attacker)
  expectedConsoleErrors.set(attacker, /ERR_FAILED/)
  const swapped = await test.step('an attacker who has seen the code makes an offer, and holds it back', async () => {
    let body: string | null = null
    await attacker.route(isOffer, async (route) => {
      body = route.request().postData()
      await route.abort()
    })
    await attacker.goto(link)
    await attacker.getByRole('button', { name: 'Make a passkey on this device' }).click()
    await expect(attacker.getByRole('main').getByRole('alert')).toBeVisible()
    return body ?? ''
  })
  const handset = await newVisitor(phone)
  await bringPasskeys(handset)
  await handset.route(isOffer, (route) => route.continue({ postData: swapped }))
  await handset.goto(link)
  const words = await offerKey(handset)
  await test.step('the owner compares, and does not confirm', async () => {
    expect(await readWords(owner)).not.toEqual(words)
    const before = first.prompts()
    await owner.getByRole('button', { name: 'Do not confirm' }).click()
    await expect(owner.getByRole('dialog')).toContainText('Nothing was added')
    await expect(handset.getByRole('alert')).toContainText('Your other device did not confirm')
    expect(first.prompts()).toBe(before)
    await owner.getByRole('button', { name: 'Close' }).click()
    await expect(passkeysOf(owner).getByRole('listitem')).toHaveCount(1)
  })
})

test('a code that adds a device works once, for ten minutes, and only on a device that has no passkey of the same identity', async ({
  newVisitor,
  databaseUrl,
}) => {
  const owner = await newVisitor()
  const first = await bringPasskeys(owner)
  await createIdentity(owner)
  const link = async () => `/add-key#${(await showCode(owner)).replaceAll('-', '')}`
  const used = await link()

  await test.step('a device that has a passkey of the identity is told so', async () => {
    const same = await newVisitor()
    await (await bringPasskeys(same)).addCredentials(await first.readCredentials())
    await same.goto(used)
    await same.getByRole('button', { name: 'Make a passkey on this device' }).click()
    await expect(same.getByText('This device already has a passkey of this identity')).toBeVisible()
  })
  await test.step('a second device hears that another device has used the code', async () => {
    const stranger = await newVisitor()
    await bringPasskeys(stranger)
    await stranger.goto(used)
    await offerKey(stranger)
    const late = await newVisitor(phone)
    await late.goto(used)
    await expect(late.getByRole('alert')).toContainText('Another device has used this code')
    await owner.getByRole('button', { name: 'Do not confirm' }).click()
    await expect(stranger.getByRole('alert')).toContainText('Your other device did not confirm')
    await owner.getByRole('button', { name: 'Close' }).click()
  })
  await test.step('after ten minutes, both devices say that the code has ended', async () => {
    const ended = await link()
    await changeDatabase(databaseUrl, `update key_invitations set expires_at = now() - interval '1 second'`)
    await expect(owner.getByRole('dialog')).toContainText('The code has ended')
    const late = await newVisitor()
    await late.goto(ended)
    await expect(late.getByRole('alert')).toContainText('This code has ended')
  })
})

async function showCode(page: Page): Promise<string> {
  await openView({ page }, 'Your Profile')
  await page.getByRole('button', { name: 'Add a device' }).click()
  return page.getByRole('dialog').locator('code').filter({ hasNotText: '://' }).innerText()
}

const passkeysOf = (page: Page) => page.getByRole('region', { name: 'Your passkeys' })

/**
 * Returns the six words of the new device, which the person compares with those on the other
 * device.
 */
async function offerKey(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Make a passkey on this device' }).click()
  return readWords(page)
}

async function readWords(page: Page): Promise<string[]> {
  const words = page.getByRole('list', { name: /^Six words of/ }).getByRole('listitem')
  await expect(words).toHaveCount(6)
  return words.allInnerTexts()
}

async function comeIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign in on this device' }).click()
  await expect(page.getByRole('heading', { name: 'Add this device' })).toHaveCount(0)
}

async function readAccount(page: Page): Promise<string> {
  return page.getByRole('banner').getByRole('button', { name: /^0x/ }).innerText()
}
