/**
 * Measures how long a stranger who opens a shared link for the first time waits for the final
 * verdict, on a slow phone with a slow network. Also measures how much CPU time the page still
 * needs after its load event. The browser keeps nothing from one visit to the next.
 */
import type { Page } from '@playwright/test'
import { openProductionSite, type Site, shareGreen } from './production-site.ts'
import type { Figure } from './rig.ts'
import { atMost, median } from './rig.ts'

const limits = { verdictMs: 600, cpuMs: 150 }
const visits = 15
const cpuSlowdown = 4
const megabit = 1_000_000 / 8
const network = { offline: false, latency: 40, downloadThroughput: 10 * megabit, uploadThroughput: 10 * megabit }
const finalVerdict = 'You can rely on this claim'

type Visit = { verdictMs: number; cpuMs: number }

export async function benchColdVerdict(): Promise<Figure[]> {
  const site = await openProductionSite()
  try {
    const link = await shareGreen(site)
    const slow: Visit[] = []
    const quick: Visit[] = []
    for (let visit = 0; visit < visits; visit++) {
      slow.push(await open(site, link, true))
      // The CPU time is measured on other visits at full speed, because slowing the browser needs
      // CPU time.
      quick.push(await open(site, link, false))
    }
    const verdict = slow.map(({ verdictMs }) => verdictMs)
    return [
      atMost(
        `a cold verdict, 4 × CPU, 40 ms, 10 Mbit/s (quickest ${Math.min(...verdict).toFixed(0)} ms)`,
        median(verdict),
        limits.verdictMs,
        'ms',
      ),
      atMost("CPU of the page's thread after load", median(quick.map(({ cpuMs }) => cpuMs)), limits.cpuMs, 'ms'),
    ]
  } finally {
    await site.close()
  }
}

async function open({ browser }: Site, link: string, isSlowed: boolean): Promise<Visit> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    if (isSlowed) {
      await cdp.send('Network.enable')
      await cdp.send('Network.emulateNetworkConditions', network)
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    }
    const readCpuMs = async () => {
      const { metrics } = await cdp.send('Performance.getMetrics')
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
    }
    const { shown } = await watchVerdict(page)
    await page.goto(link, { waitUntil: 'load' })
    const cpuAtLoad = await readCpuMs()
    const verdictMs = await shown
    return { verdictMs, cpuMs: (await readCpuMs()) - cpuAtLoad }
  } finally {
    await context.close()
  }
}

/**
 * Watches the page until it shows the final verdict. `shown` resolves to the milliseconds from the
 * start of the navigation to that moment, by the page's own clock.
 */
async function watchVerdict(page: Page): Promise<{ shown: Promise<number> }> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  await page.exposeFunction('verdictShown', resolve)
  await page.addInitScript((sentence) => {
    const watch = new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent !== sentence) return
      watch.disconnect()
      // A timer that is set in a frame's callback runs after the browser has drawn this frame, so
      // the verdict is on the screen.
      requestAnimationFrame(() => setTimeout(() => Reflect.get(window, 'verdictShown')(performance.now())))
    })
    watch.observe(document, { subtree: true, childList: true, characterData: true })
  }, finalVerdict)
  const isLate = setTimeout(() => reject(new Error(`No “${finalVerdict}” within a minute`)), 60_000)
  return { shown: promise.finally(() => clearTimeout(isLate)) }
}
