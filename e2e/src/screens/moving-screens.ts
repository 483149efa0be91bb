import { expect, type Page } from '@playwright/test'
import { setGuardians } from '../control/guardians.ts'
import { letNewPasskeyAgree, openMove } from '../control/moving.ts'
import { expectedConsoleErrors, type Member } from '../fixtures.ts'
import { bringPasskeys, type Device } from '../passkeys.ts'
import type { Look } from './screen.ts'

type SavedFile = Awaited<ReturnType<typeof setGuardians>>
type MovingStage = { free: Member; guarded: Member; file: SavedFile }

/**
 * Walks two moves to another key. `free` has no guardians. `guarded` has guardians, and they keep
 * the guardians' file `file`.
 */
export async function walkMovingScreens({ free, guarded, file }: MovingStage, look: Look): Promise<void> {
  await walkMove(free, look)
  await walkGuardedMove(guarded, file, look)
}

/** The page must be in a language whose field names `setGuardians` knows. */
export function guard(member: Member): Promise<SavedFile> {
  return setGuardians(
    member,
    [1, 2].map((digit) => `0x${String(digit).repeat(40)}`),
  )
}

async function walkMove({ page, wallet }: Member, look: Look): Promise<void> {
  // The move ends the old key's session, so the server refuses the calls that this page makes
  // afterwards.
  expectedConsoleErrors.set(page, /status of 40[13]/)
  const device = await bringPasskeys(page)
  await openMove(page)
  await look(page, 'moving, what it does')
  await refuseOnce(page, device, look)
  await letNewPasskeyAgree(page)
  wallet.mood = 'reject'
  await page.getByRole('button', { name: 'Move now' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await look(page, 'moving, a present key that declined')
  wallet.mood = 'approve'
  await page.getByRole('button', { name: 'Move now' }).click()
  await expect(page.getByRole('button', { name: 'Hand it over there, too' })).toBeVisible()
  await look(page, 'moving, done')
  await page.reload()
  await expect(page.getByText('This wallet’s identity has moved')).toBeVisible()
  await look(page, 'moving, the old wallet later')
}

async function refuseOnce(page: Page, device: Device, look: Look): Promise<void> {
  await device.refuse()
  await page.getByRole('button', { name: 'Create a new passkey' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await look(page, 'moving, a new key that declined')
  await device.agree()
}

async function walkGuardedMove({ page }: Member, file: SavedFile, look: Look): Promise<void> {
  await bringPasskeys(page)
  await openMove(page)
  await look(page, 'moving, with guardians')
  await letNewPasskeyAgree(page)
  await page.getByRole('button', { name: 'Start the move' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await look(page, 'moving, without the guardians’ file')
  await page.getByLabel('The guardians’ file').setInputFiles(file)
  await page.getByRole('button', { name: 'Start the move' }).click()
  await expect(page.getByRole('button', { name: 'Stop it' })).toBeVisible()
  await look(page, 'moving, waiting')
  await page.goto('/?view=profile', { waitUntil: 'networkidle' })
  await expect(page.getByRole('link', { name: 'See the move' })).toBeVisible()
  await look(page, 'profile with a waiting move')
}
