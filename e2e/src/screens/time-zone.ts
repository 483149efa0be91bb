import type { Page } from '@playwright/test'

/**
 * The first time zone is in the far west and the second is in the far east. The third one differs
 * from others by half an hour.
 */
export const zones = ['America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kolkata'] as const

/** The page shows its days in the new time zone only after it is loaded again. */
export async function moveDevice(page: Page, zone: (typeof zones)[number]): Promise<void> {
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setTimezoneOverride', { timezoneId: zone })
  await device.detach()
}
