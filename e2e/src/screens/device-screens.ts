/** Walks what two devices show while one of them adds the other to an identity of passkeys. */
import { expect, type Page } from '@playwright/test'
import type { Look } from './screen.ts'

/** `owner` is signed in with a passkey, and `device` has none. Both can make passkeys. */
export async function walkDeviceScreens({ owner, device }: { owner: Page; device: Page }, look: Look): Promise<void> {
  for (const path of ['/add-key', '/add-key#short']) {
    await device.goto('about:blank')
    await device.goto(path)
    await expect(device.getByLabel('Code from your other device')).toBeVisible()
    await look(device, path)
  }
  await owner.goto('/?view=profile')
  await owner.getByRole('button', { name: 'Add a device' }).click()
  const dialog = owner.getByRole('dialog')
  await offerKey({ owner, device }, look)
  await look(owner, 'six words of an offered key')
  await look(device, 'six words of this device’s key')
  await dialog.getByRole('button', { name: 'Do not confirm' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await look(owner, 'an offered key that was declined')
  await expect(device.getByRole('main').getByRole('alert')).toBeVisible()
  await look(device, 'a device that was declined')
  await dialog.getByRole('button', { name: 'Make a new code' }).click()
  await offerKey({ owner, device })
  await dialog.getByRole('button', { name: 'The words are the same' }).click()
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeVisible()
  await look(owner, 'a device that was added')
  await expect(device.getByRole('button', { name: 'Sign in on this device' })).toBeVisible()
  await look(device, 'this device was added')
}

async function offerKey({ owner, device }: { owner: Page; device: Page }, look?: Look): Promise<void> {
  const code = owner.getByRole('dialog').locator('code').filter({ hasNotText: '://' })
  await expect(owner.getByRole('dialog').getByRole('img')).toBeVisible()
  await look?.(owner, 'a code for another device')
  await device.goto('about:blank')
  await device.goto(`/add-key#${await code.innerText()}`)
  const make = device.getByRole('button', { name: 'Make a passkey on this device' })
  await expect(make).toBeVisible()
  await look?.(device, 'a device that is invited')
  await make.click()
  for (const page of [owner, device])
    await expect(page.getByRole('list', { name: 'Six words of' }).getByRole('listitem')).toHaveCount(6)
}
