/**
 * Replaces the browser's camera, because the tests' headless shell cannot play a film in place of a
 * camera.
 */
import type { BrowserContext } from '@playwright/test'
import encodeQR from 'qr'

type Camera = { code: readonly (readonly boolean[])[]; isRefused: boolean; hasLight: boolean }

export async function giveCamera(
  context: BrowserContext,
  { text = '', isRefused = false, hasLight = false }: { text?: string; isRefused?: boolean; hasLight?: boolean },
): Promise<void> {
  const code = text === '' ? [] : encodeQR(text, 'raw', { border: 4 })
  await context.addInitScript(injectCamera, { code, isRefused, hasLight })
}

/**
 * Runs inside the page. `window.testCamera.look` is the camera's picture. `lightIsBroken` makes the
 * camera refuse to switch its lamp on.
 */
function injectCamera({ code, isRefused, hasLight }: Camera): void {
  // A new tab's blank page has no media devices.
  if (!navigator.mediaDevices) return
  const modulePx = 8
  const seen = { look: code, lightIsOn: false, lightIsBroken: false }
  Reflect.set(window, 'testCamera', seen)
  navigator.mediaDevices.getUserMedia = async () => {
    if (isRefused) throw new DOMException('Permission denied', 'NotAllowedError')
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = Math.max(code.length * modulePx, 64)
    const context = canvas.getContext('2d')
    const draw = () => {
      if (!context) return
      context.fillStyle = 'white'
      context.fillRect(0, 0, canvas.width, canvas.height)
      context.fillStyle = 'black'
      for (const [y, row] of seen.look.entries())
        for (const [x, isDark] of row.entries())
          if (isDark) context.fillRect(x * modulePx, y * modulePx, modulePx, modulePx)
    }
    draw()
    setInterval(draw, 100)
    const stream = canvas.captureStream(10)
    const [track] = stream.getVideoTracks()
    if (track && hasLight) {
      Reflect.set(track, 'getCapabilities', () => ({ torch: true }))
      track.applyConstraints = async (constraints) => {
        if (seen.lightIsBroken) throw new DOMException('setPhotoOptions failed', 'UnknownError')
        seen.lightIsOn = Reflect.get(constraints?.advanced?.[0] ?? {}, 'torch')
      }
    }
    return stream
  }
}
