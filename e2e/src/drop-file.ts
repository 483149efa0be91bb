import type { Page } from '@playwright/test'

type DroppedFile = { name: string; type: string; bytes: readonly number[] }

/**
 * Playwright cannot drag a file from the desktop, so this sends the events of a drop with a
 * `DataTransfer`.
 */
export async function dropFile(page: Page, file: DroppedFile): Promise<void> {
  const dataTransfer = await page.evaluateHandle(({ name, type, bytes }) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([new Uint8Array(bytes)], name, { type }))
    return transfer
  }, file)
  const box = page.getByText('or drop it anywhere in this box')
  await box.dispatchEvent('dragover', { dataTransfer })
  await box.dispatchEvent('drop', { dataTransfer })
}
