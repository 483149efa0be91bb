import { expect, test } from 'vitest'
import { isInAppWindow } from './app-window.ts'

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = (more: string) =>
  `Mozilla/5.0 (Linux; Android 15; Pixel 8${more}) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36`

test.each([
  `${iPhone} Mobile/22G86 Instagram 390.0.0.28.85 (iPhone15,2; iOS 18_6; en_US)`,
  `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/500.0.0;FBDV/iPhone15,2]`,
  `${android('; wv')} WhatsApp/2.25`,
  `${iPhone} Mobile/15E148 Safari Line/15.1.0`,
  android('; Build/BP1A; wv'),
])('the user agent %s is that of another app’s window', (userAgent) => {
  expect(isInAppWindow(userAgent)).toBe(true)
})

test.each([
  `${iPhone} Version/18.6 Mobile/15E148 Safari/604.1`,
  android(''),
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0',
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
])('the user agent %s is that of a browser', (userAgent) => {
  expect(isInAppWindow(userAgent)).toBe(false)
})
