import { expect, type Page } from '@playwright/test'
import { agreeTo, closeTransaction, openGuardians, type SavedFile, saveGuardians } from '../control/guardians.ts'
import type { Member } from '../fixtures.ts'
import type { Look } from './screen.ts'

type People = { owner: Member; guardian: Member; stranger: Page }

export async function walkGuardianScreens({ owner, guardian, stranger }: People, look: Look): Promise<void> {
  const { page } = owner
  const file = await chooseGuardian(owner, guardian, look)
  await walkRecovery(stranger, file, look)
  await openGuardians(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Remove all guardians' }).click()
  await page.getByLabel('The guardians’ file').setInputFiles(file)
  await look(page, 'the file of the present guardians')
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Your guardians leave after')).toBeVisible()
  await look(page, 'remove all guardians')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove all guardians' }).click()
  await closeTransaction(page)
  await lookAtChange(page, look)

  const { page: helping } = guardian
  await helping.goto('/help')
  await helping.getByRole('button', { name: 'Make the link' }).click()
  await expect(helping.getByText('This identity has no guardians')).toBeVisible()
  await look(helping, 'a decision about an identity without guardians')
  await helping.getByRole('button', { name: 'Enter another address' }).click()
  await helping.getByLabel('The guardians’ file').setInputFiles(file)
  await look(helping, 'a guardian begins a decision')
  await helping.getByRole('button', { name: 'Make the link' }).click()
  await expect(helping.getByRole('button', { name: 'I agree' })).toBeVisible()
  await look(helping, 'a guardian reads a decision')
  await agreeTo(guardian, await helping.getByLabel('Link for the guardians').inputValue(), file)
  await look(helping, 'a guardian has decided')
  await expect(helping.getByText('The identity has been frozen since')).toBeVisible()
  await look(helping, 'there is nothing to decide')
  await lookAtNotice(page, look)
}

async function walkRecovery(page: Page, file: SavedFile, look: Look): Promise<void> {
  await page.goto('/recover')
  await page.getByLabel('The guardians’ file').setInputFiles(file)
  await expect(page.getByLabel('Or enter the address of your identity')).toHaveValue(/^0x/)
  await look(page, 'recovery of an identity by its file')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Continue with a passkey' })).toBeVisible()
  await look(page, 'recovery, with which key')
}

async function chooseGuardian({ page }: Member, { user }: Member, look: Look) {
  await openGuardians(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Choose guardians' }).click()
  const list = page.getByRole('dialog', { name: 'Choose guardians' })
  await list.getByLabel(/Guardian 1(?!\d)/).fill(user.username)
  await list.getByLabel(/Guardian 2(?!\d)/).fill('nobody')
  await list.getByRole('button', { name: 'Next' }).click()
  await expect(list.getByText('Nobody has this username here.')).toBeVisible()
  await look(page, 'choose guardians')
  await list.getByLabel(/Guardian 2(?!\d)/).fill('')
  await list.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('list', { name: 'Your guardians' })).toBeVisible()
  await look(page, 'the file for guardians')
  return saveGuardians(page)
}

async function lookAtChange(page: Page, look: Look): Promise<void> {
  const notice = page.getByRole('main').getByRole('alert').filter({ hasText: 'Your guardians are about to leave' })
  await expect(notice).toBeVisible()
  await look(page, 'a profile whose guardians are about to leave')
  await page.goto('/')
  await expect(notice).toBeVisible()
  await look(page, 'a dashboard whose guardians are about to leave')
  await page.getByRole('banner').getByRole('button', { name: 'Notifications' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  await look(page, 'a bell that tells of a change of guardians')
}

async function lookAtNotice(page: Page, look: Look): Promise<void> {
  await page.goto('/')
  await expect(page.getByText('Your identity is frozen').first()).toBeVisible()
  await look(page, 'a dashboard of a frozen identity')
  await page.getByRole('main').getByRole('button', { name: 'End the freeze' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look(page, 'end the freeze')
}
