import { expect, type Page } from '@playwright/test'
import type { Look } from './screen.ts'

export async function walkApproval(page: Page, look: Look): Promise<void> {
  const dialog = page.getByRole('dialog')
  // The dialog begins with a proof of the holder's name.
  await expect(dialog.getByRole('button', { name: 'Complete Verification' })).toBeVisible()
  await look(page, 'proof, of the name')
  await dialog.getByRole('tab', { name: 'Select' }).click()
  await look(page, 'proof, select')
  await dialog.getByRole('radio', { name: 'Identity' }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByRole('tabpanel').getByRole('textbox').first().fill('As written')
  await look(page, 'proof, configure')
  await dialog.getByRole('button', { name: 'Generate Proof' }).click()
  await expect(dialog.getByRole('button', { name: 'Complete Verification' })).toBeVisible()
  for (const details of await dialog.locator('details').all()) await details.locator('summary').first().click()
  await look(page, 'proof, result')
  await page.keyboard.press('Escape')
}
