/** Measures what a visitor's browser loads until the network is quiet, as gzip at level 9. */
import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page } from '@playwright/test'
import type { Figure } from './main.ts'
import { openAsMember, openProductionSite, shareGreen } from './production-site.ts'

/** Bytes. docs/decisions/0014-page-layers.md says why. */
const budgets = { script: 90_000, stylesheet: 10_000 }
/** The budget of the dashboard's scripts for a signed-in person with a profile and a minted DID. */
const dashboardBudget = 150_000
const anyHeading = /./
const quietMs = 1500

export async function benchPageWeight(): Promise<Figure[]> {
  const site = await openProductionSite()
  const { browser, node } = site
  try {
    const link = await shareGreen(site)
    const pages = [
      { name: '/', url: node.publicUrl, sign: anyHeading },
      { name: '/shared-claim', url: `${node.publicUrl}/shared-claim`, sign: anyHeading },
      { name: '/shared-claim, a claim in its link', url: link, sign: 'You can rely on this claim' },
      { name: '/scan-code', url: `${node.publicUrl}/scan-code`, sign: 'Scan QR' },
      { name: '/about', url: `${node.publicUrl}/about`, sign: anyHeading },
    ]
    const figures: Figure[] = []
    for (const { name, url, sign } of pages) {
      const { script, stylesheet } = await weighPage(await browser.newContext(), url, sign)
      figures.push(figure(`${name} JS`, script, budgets.script), figure(`${name} CSS`, stylesheet, budgets.stylesheet))
    }
    const { context } = await openAsMember(site)
    const { script } = await weighPage(context, `${node.publicUrl}/`, 'Verification Requests')
    return [...figures, figure('dashboard, signed in, JS', script, dashboardBudget)]
  } finally {
    await site.close()
  }
}

type Weight = { script: number; stylesheet: number }

/** A busy machine's network is quiet while a page still works, so `sign` marks a whole page. */
async function weighPage(context: BrowserContext, url: string, sign: string | RegExp): Promise<Weight> {
  const weight: Weight = { script: 0, stylesheet: 0 }
  const weighed: Promise<void>[] = []
  const page = await context.newPage()
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (kind !== 'script' && kind !== 'stylesheet') return
    const weigh = async () => {
      const { length } = gzipSync(await response.body(), { level: 9 })
      weight[kind] += length
    }
    weighed.push(weigh())
  })
  const quiet = watchNetwork(page)
  await page.goto(url)
  await page.getByRole('heading', { name: sign }).first().waitFor()
  await quiet()
  await Promise.all(weighed)
  await context.close()
  return weight
}

/** Returns a function that waits until no request or answer has come for a while. */
function watchNetwork(page: Page): () => Promise<void> {
  let last = performance.now()
  const note = () => {
    last = performance.now()
  }
  page.on('request', note).on('requestfinished', note).on('requestfailed', note)
  return async () => {
    while (performance.now() - last < quietMs) await page.waitForTimeout(100)
  }
}

function figure(what: string, bytes: number, budget: number): Figure {
  const kB = (n: number) => `${(n / 1000).toFixed(1)} kB`
  return { what, measured: kB(bytes), against: `budget ${kB(budget)}`, ratio: bytes / budget, atMost: 1 }
}
