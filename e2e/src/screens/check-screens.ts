import { expect, type Page } from '@playwright/test'
import type { Look } from './screen.ts'

export async function walkCheckScreens(page: Page, links: Record<string, string>, look: Look): Promise<void> {
  await page.goto('/check', { waitUntil: 'networkidle' })
  await expect(page.getByRole('main').getByRole('textbox')).toBeVisible()
  await look(page, '/check')
  const { attested = '', accredited = '', controlled = '', unattested = '', withdrawn = '' } = links
  const foreign = 'https://id.example/shared-claim?data=abc'
  const brought = [
    attested,
    accredited,
    controlled,
    unattested,
    withdrawn,
    accredited,
    accredited.slice(0, -9),
    foreign,
  ]
  await page.getByRole('main').getByRole('textbox').fill(brought.join('\n'))
  await page.getByRole('button', { name: 'Check these links' }).click()
  await expect(page.getByText('8 of 8 rows done')).toBeVisible()
  await look(page, '/check with rows')
  await page.getByRole('button', { name: 'Details of row 2' }).click()
  await expect(page.getByRole('article')).toBeVisible()
  await look(page, '/check with an open row')
  await page.getByRole('button', { name: 'Scan codes' }).click()
  await expect(page.getByRole('button', { name: 'Use the camera' })).toBeVisible()
  await look(page, '/check with the scanner')
}
