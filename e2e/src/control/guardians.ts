import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import type { OnScreen } from '../journey.ts'

export type SavedFile = { name: string; mimeType: string; buffer: Buffer }

/** Returns the file that each guardian gets. */
export async function setGuardians({ page }: OnScreen, guardians: readonly string[]): Promise<SavedFile> {
  await openGuardians(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Choose guardians' }).click()
  const list = page.getByRole('dialog', { name: 'Choose guardians' })
  for (const [index, guardian] of guardians.entries())
    await list.getByLabel(`Guardian ${index + 1}`, { exact: true }).fill(guardian)
  await list.getByRole('button', { name: 'Next' }).click()
  return saveGuardians(page)
}

export async function openGuardians(page: Page): Promise<void> {
  await page.goto('/?view=profile')
  await page.getByRole('button', { name: 'Guardians and stolen keys' }).click()
}

export async function saveGuardians(page: Page): Promise<SavedFile> {
  const summary = page.getByRole('dialog', { name: 'Guardians' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    summary.getByRole('button', { name: 'Save the file' }).click(),
  ])
  await summary.getByRole('checkbox').check()
  await summary.getByRole('button', { name: 'Set guardians' }).click()
  await closeTransaction(page)
  const buffer = await readFile(await download.path())
  return { name: download.suggestedFilename(), mimeType: 'application/json', buffer }
}

export async function closeTransaction(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ hasText: 'Transaction Successful!' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
}

export async function agreeTo({ page }: OnScreen, link: string, file: SavedFile): Promise<void> {
  await page.goto('about:blank')
  await page.goto(link)
  await page.getByLabel('The guardians’ file').setInputFiles(file)
  await expect(page.getByText('The file fits:')).toBeVisible()
  await page.getByRole('button', { name: 'I agree' }).click()
  await expect(page.getByText('Thank you')).toBeVisible()
}

/**
 * A guardian opens the link of a person who asks for a recovery, and reads a number to that person.
 * Both compare the six words that follow from the number.
 */
export async function compareWords({ page: person }: OnScreen, { page }: OnScreen, file: SavedFile): Promise<void> {
  await page.goto('about:blank')
  await page.goto(await person.getByLabel('Link for your guardians').inputValue())
  await page.getByLabel('The guardians’ file').setInputFiles(file)
  await expect(page.getByText('The file fits:')).toBeVisible()
  const number = await page.getByText(/^\d{6}$/).innerText()
  await person.getByLabel('The number that your guardian reads to you').fill(number)
  const said = await readWords(person, 'Both of you see these six words:')
  expect(await readWords(page, 'The six words')).toEqual(said)
  expect(said).toHaveLength(6)
  await page.getByRole('checkbox', { name: 'The person says the same six words' }).check()
  await page.getByRole('checkbox', { name: 'I know this person’s voice, or I see them' }).check()
}

async function readWords(page: Page, label: string): Promise<string[]> {
  const words = page.getByRole('list', { name: label })
  await expect(words).toBeVisible()
  return words.getByRole('listitem').allInnerTexts()
}
