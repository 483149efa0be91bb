import { expect, type Page } from '@playwright/test'
import { createTestClient, http } from 'viem'

const dayMs = 86_400_000

export async function openMove(page: Page): Promise<void> {
  await page.goto('/?view=profile')
  await page.getByRole('link', { name: 'See what moving does' }).click()
  await expect(page.getByRole('heading', { name: 'What moving does' })).toBeVisible()
}

export async function letNewPasskeyAgree(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create a new passkey' }).click()
  await page.getByRole('button', { name: 'Agree with the new key' }).click()
  await expect(page.getByRole('heading', { name: 'Your present key confirms' })).toBeVisible()
}

export async function letDaysPass(rpcUrl: string, page: Page, days: number): Promise<void> {
  const hand = createTestClient({ mode: 'anvil', transport: http(rpcUrl) })
  await hand.increaseTime({ seconds: (days * dayMs) / 1000 })
  await hand.mine({ blocks: 1 })
  await page.clock.setFixedTime(Date.now() + days * dayMs)
}
