import type { Page } from '@playwright/test'
import { expect, expectedConsoleErrors, test } from '../../src/fixtures.ts'
import { mintDid } from '../../src/journey.ts'
import { createMigratedDatabase } from '../../src/node.ts'
import { bringPasskeys, comeInWithPasskey, createIdentity } from '../../src/passkeys.ts'

test('if the server has forgotten a passkey, the page finds the passkey’s identity on the chain', async ({
  newNode,
  newVisitor,
  stack,
}) => {
  const page = await newVisitor()
  const device = await bringPasskeys(page)
  await createIdentity(page)
  await mintDid({ page })
  const account = await page.getByRole('banner').getByRole('button', { name: /^0x/ }).innerText()

  const { url: databaseUrl } = await createMigratedDatabase(stack)
  const node = await newNode({ databaseUrl })
  const forgotten = await newVisitor({ node })
  expectedConsoleErrors.set(forgotten, /404/)
  const second = await bringPasskeys(forgotten)
  await second.addCredentials(await device.readCredentials())
  await test.step('the person signs in with one prompt more than usual', async () => {
    const kept = forgotten.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/api/passkeys'),
    )
    await comeInWithPasskey(forgotten)
    await expect(forgotten.getByRole('banner').getByRole('button', { name: account })).toBeVisible()
    expect((await kept).status()).toBe(204)
    expect(second.prompts()).toBe(2)
  })
  await test.step('the server remembers the passkey from now on', async () => {
    const third = await newVisitor({ node })
    await (await bringPasskeys(third)).addCredentials(await device.readCredentials())
    await comeInWithPasskey(third)
    await expect(third.getByRole('banner').getByRole('button', { name: account })).toBeVisible()
  })
})

test('a person whose passkey belongs to no account reads that the passkey has no account here', async ({
  newVisitor,
}) => {
  const page = await newVisitor()
  expectedConsoleErrors.set(page, /404/)
  await bringPasskeys(page)
  await page.goto('/')
  await makeStrayPasskey(page)
  await comeInWithPasskey(page)
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('This passkey has no account here yet.')
})

test('a person whose device has no passkey of this site reads that the device has none', async ({ newVisitor }) => {
  const page = await newVisitor()
  await bringPasskeys(page)
  await comeInWithPasskey(page)
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('it has none of this site')
})

/**
 * Makes a passkey that belongs to no account here. Another page on the same host could have made
 * it.
 */
async function makeStrayPasskey(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.credentials.create({
      publicKey: {
        challenge: new Uint8Array(32),
        rp: { name: 'another page' },
        user: { id: new Uint8Array(16), name: 'stray', displayName: 'stray' },
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      },
    })
  })
}
