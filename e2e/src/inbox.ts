import { expect, type Locator } from '@playwright/test'
import type { OnScreen } from './journey.ts'

export function bell({ page }: OnScreen): Locator {
  return page.getByRole('banner').getByRole('button', { name: 'Notifications' })
}

export async function openInbox(person: OnScreen, unread: number): Promise<Locator> {
  await expect(bell(person)).toHaveAccessibleDescription(unread === 0 ? 'nothing unread' : `${unread} unread`)
  await bell(person).click()
  return person.page.getByRole('dialog', { name: 'Notifications' })
}
