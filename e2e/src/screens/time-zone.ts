import type { Page } from '@playwright/test'

/** The far west, the far east, and a zone that is half an hour off the others. */
export const zones = ['America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kolkata'] as const

/** Moves the device of a page. The page has to be loaded again to show its days anew. */
export async function moveDevice(page: Page, zone: (typeof zones)[number]): Promise<void> {
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setTimezoneOverride', { timezoneId: zone })
  await device.detach()
}
