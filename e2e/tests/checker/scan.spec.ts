import type { Page } from '@playwright/test'
import encodeQR from 'qr'
import { giveCamera } from '../../src/camera.ts'
import { expect, test } from '../../src/fixtures.ts'
import { openScanner } from '../../src/scanner.ts'
import { harvest, shareUnverified } from '../../src/shares.ts'

test('the scanner says why a camera does not start, says when a code contains no claim, switches the camera’s light, and opens a claim’s link', async ({
  newContext,
  node,
  stack,
}) => {
  const { share } = await shareUnverified(node, stack)
  const open = async (camera: Parameters<typeof giveCamera>[1] | null) => {
    const context = await newContext()
    if (camera) await giveCamera(context, camera)
    const page = await context.newPage()
    await openScanner(page)
    await page.getByRole('button', { name: 'Use the camera' }).click()
    return page
  }

  await expect((await open(null)).getByText('No camera was found on this device.')).toBeVisible()
  const refused = await open({ isRefused: true })
  await expect(refused.getByText('The browser does not let this page use the camera.')).toBeVisible()

  const page = await open({ text: 'A bus ticket', hasLight: true })
  await expect(page.getByText('This is neither a shared claim nor a request')).toBeVisible()
  await expect(page.getByText('A bus ticket')).toBeVisible()
  await page.evaluate(() => Reflect.set(Reflect.get(window, 'testCamera'), 'look', []))
  await page.getByRole('button', { name: 'Scan another code' }).click()
  await page.getByRole('button', { name: 'Use the camera' }).click()
  const light = page.getByRole('button', { name: 'Camera light' })
  await light.click()
  await expect(light).toHaveAttribute('aria-pressed', 'true')
  expect(await page.evaluate(() => Reflect.get(window, 'testCamera').lightIsOn)).toBe(true)
  await page.evaluate(() => Reflect.set(Reflect.get(window, 'testCamera'), 'lightIsBroken', true))
  await light.click()
  await expect(page.getByRole('alert')).toHaveText(/light could not be switched/)
  await expect(light).toHaveAttribute('aria-pressed', 'true')
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    if (video.srcObject instanceof MediaStream) video.srcObject.getVideoTracks()[0]?.dispatchEvent(new Event('ended'))
  })
  await expect(page.getByText('The camera could not be started.')).toBeVisible()

  const scanning = await open({ text: share.url })
  await expect(scanning).toHaveURL(share.url)
  await expect(scanning.getByRole('heading', { name: harvest.title })).toBeVisible()
})

test('the scanner opens a claim’s link that is pasted or dropped as a text or as a picture, and shows any other text without opening it as a link', async ({
  newContext,
  node,
  stack,
}) => {
  const { share } = await shareUnverified(node, stack)
  const context = await newContext()
  const page = await context.newPage()

  await test.step('the clipboard is closed, then empty', async () => {
    await context.grantPermissions([])
    await openScanner(page)
    await page.getByRole('button', { name: 'Paste' }).click()
    await expect(page.getByText('The browser does not let this page read the clipboard.')).toBeVisible()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await copy(page, ' ')
    await page.getByRole('button', { name: 'Paste' }).click()
    await expect(page.getByText('The clipboard holds neither a picture nor a link.')).toBeVisible()
  })

  await test.step('the link is pasted by button', async () => {
    await copy(page, share.url)
    await page.getByRole('button', { name: 'Paste' }).click()
    await expect(page).toHaveURL(share.url)
  })

  await test.step('the link is pasted by key', async () => {
    await openScanner(page)
    await expect(page.getByRole('button', { name: 'Paste' })).toBeVisible()
    await page.keyboard.press('ControlOrMeta+V')
    await expect(page).toHaveURL(share.url)
  })

  await test.step('a picture of the code is pasted by key and by button', async () => {
    for (const paste of [
      () => page.keyboard.press('ControlOrMeta+V'),
      () => page.getByRole('button', { name: 'Paste' }).click(),
    ]) {
      await openScanner(page)
      await expect(page.getByRole('button', { name: 'Paste' })).toBeVisible()
      await copyPicture(page, encodeQR(share.url, 'raw', { border: 4 }))
      await paste()
      await expect(page).toHaveURL(share.url)
    }
  })

  await test.step('the link is dropped from another site', async () => {
    await openScanner(page)
    const link = 'https://id.example/shared-claim?data=abc'
    const dataTransfer = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer()
      transfer.setData('text/plain', text)
      return transfer
    }, link)
    await page.getByText('or drop it anywhere in this box').dispatchEvent('drop', { dataTransfer })
    await expect(page.getByText('This link belongs to id.example')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/scan-code')
  })
})

async function copyPicture(page: Page, code: readonly (readonly boolean[])[]): Promise<void> {
  await page.evaluate(async (rows) => {
    const modulePx = 6
    const canvas = new OffscreenCanvas(rows.length * modulePx, rows.length * modulePx)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('There is nothing to draw on')
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.fillStyle = 'black'
    for (const [y, row] of rows.entries())
      for (const [x, isDark] of row.entries())
        if (isDark) context.fillRect(x * modulePx, y * modulePx, modulePx, modulePx)
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': await canvas.convertToBlob() })])
  }, code)
}

async function copy(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
}
