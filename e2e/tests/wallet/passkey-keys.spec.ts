import { expect, expectedConsoleErrors, test } from '../../src/fixtures.ts'
import { mintDid, openView } from '../../src/journey.ts'
import { bringPasskeys, comeInWithPasskey, createIdentity } from '../../src/passkeys.ts'
import { expectToast } from '../../src/screens/screen.ts'

test('a second passkey opens the same identity on another device until it is removed', async ({ newVisitor }) => {
  const page = await newVisitor()
  const first = await bringPasskeys(page)
  await createIdentity(page)
  await mintDid({ page })
  const notice = page.getByText('This identity has one key')
  await expect(notice).toBeVisible()
  await openView({ page }, 'Your Profile')
  const passkeys = page.getByRole('region', { name: 'Your passkeys' })
  await expect(passkeys.getByRole('listitem')).toHaveCount(1)
  await expect(passkeys.getByText('In use here')).toBeVisible()

  const second = await test.step('the device that has the first passkey refuses to make the second', async () => {
    await passkeys.getByRole('button', { name: 'Add another passkey' }).click()
    await expect(passkeys.getByRole('alert')).toContainText('already has a passkey of this identity')
    return bringPasskeys(page, { transport: 'usb' })
  })

  await test.step('the new device makes a passkey, and the first confirms it once', async () => {
    await first.sleep()
    const before = first.prompts()
    await passkeys.getByRole('button', { name: 'Add another passkey' }).click()
    // The first passkey's device does not answer, so nobody confirms the new passkey yet. The new
    // passkey waits in this browser.
    await expect(passkeys.getByText('A new passkey was made and is not confirmed yet.')).toBeVisible()
    expect(await second.readCredentials()).toHaveLength(1)
    await second.sleep()
    await first.wake()
    await passkeys.getByRole('button', { name: 'Confirm it' }).click()
    await expectToast(page, 'Passkey added')
    await expect(passkeys.getByRole('listitem')).toHaveCount(2)
    expect(first.prompts() - before).toBe(1)
    await openView({ page }, 'Dashboard')
    await expect(page.getByRole('heading', { name: /^DID #\d+$/ })).toBeVisible()
    await expect(notice).toHaveCount(0)
    await openView({ page }, 'Your Profile')
  })

  const other = await newVisitor()
  const elsewhere = await bringPasskeys(other)
  await elsewhere.addCredentials(await second.readCredentials())
  const account = await page.getByRole('banner').getByRole('button', { name: /^0x/ }).innerText()
  await test.step('another device signs in with the second passkey', async () => {
    await comeInWithPasskey(other)
    await expect(other.getByRole('banner').getByRole('button', { name: account })).toBeVisible()
  })

  await test.step('the first passkey removes the second, and the device that signed in with it is signed out', async () => {
    expectedConsoleErrors.set(other, /401/)
    const [removal] = await passkeys.getByRole('button', { name: /^Remove: Passkey 2/ }).all()
    await removal?.click()
    await expect(passkeys.getByText('will no longer sign you in')).toBeVisible()
    await passkeys.getByRole('button', { name: 'Remove it' }).click()
    await expectToast(page, 'Passkey removed')
    await expect(passkeys.getByRole('listitem')).toHaveCount(1)
    await expect(other.getByRole('main')).toContainText('You were signed out')
  })

  await test.step('the removed passkey signs nobody in', async () => {
    const third = await newVisitor()
    expectedConsoleErrors.set(third, /401|403|Failed to load resource/)
    await (await bringPasskeys(third)).addCredentials(await second.readCredentials())
    await comeInWithPasskey(third)
    await expectToast(third, 'Authentication Error')
  })
})
