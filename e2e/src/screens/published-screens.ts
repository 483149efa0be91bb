import { expect, type Page } from '@playwright/test'
import type { Look } from './screen.ts'

export async function walkPublishedScreens(page: Page, look: Look): Promise<void> {
  await page.goto('/?view=profile')
  await page.getByText('For other people’s software').click()
  const publish = page.getByRole('button', { name: 'Publish: ' }).last()
  await expect(publish).toBeVisible()
  await look(page, 'what a verifier may publish')
  await publish.click()
  await expect(page.getByText('Published until')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await look(page, 'what a verifier has published')
}
