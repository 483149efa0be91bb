import { expect, type Locator } from '@playwright/test'
import type { Person } from '../fixtures.ts'
import type { OnScreen } from '../journey.ts'

export function connectButton({ page }: OnScreen): Locator {
  return page.getByRole('banner').getByRole('button', { name: 'Connect MetaMask' })
}

/**
 * The name of this button is the first 6 and the last 4 characters of the connected wallet's
 * address.
 */
export function addressButton({ page, wallet: { address } }: Person): Locator {
  const shortened = new RegExp(`^${address.slice(0, 6)}\\W+${address.slice(-4)}$`, 'i')
  return page.getByRole('banner').getByRole('button', { name: shortened })
}

export function landing({ page }: OnScreen): Locator {
  return page.getByRole('button', { name: 'Connect your wallet to begin' })
}

export function dashboard({ page }: OnScreen): Locator {
  return page.getByRole('heading', { name: 'Dashboard', level: 1 })
}

/** Returns the wallet session that the browser keeps, or null. */
export async function savedSession({ page }: OnScreen): Promise<{ chainId: number; lastActivity: number } | null> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('wallet_session') ?? 'null'))
}

export async function expectDisconnected(person: OnScreen): Promise<void> {
  await expect(landing(person)).toBeEnabled()
  expect(await savedSession(person)).toBeNull()
}
