/**
 * Measures how many bytes of scripts and stylesheets a visitor's browser loads until the network is
 * quiet, counted after gzip at level 9.
 */
import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page } from '@playwright/test'
import { openAsMember, openProductionSite, shareGreen } from './production-site.ts'
import type { Figure } from './rig.ts'

/**
 * The most bytes that each kind of page may load. docs/decisions/0014-page-layers.md gives the
 * reasons.
 */
const budgets = {
  reading: 45_000,
  sharedClaim: 90_000,
  lists: 80_000,
  /**
   * The limit for the dashboard of a person who is signed in and has a profile and a minted DID.
   */
  dashboard: 120_000,
  stylesheet: 10_000,
}
const anyHeading = /./
const quietMs = 1500

export async function benchPageWeight(): Promise<Figure[]> {
  const site = await openProductionSite()
  const { browser, node } = site
  try {
    const link = await shareGreen(site)
    const pages = [
      { path: '/', budget: budgets.reading },
      { path: '/about', budget: budgets.reading },
      { path: '/scan-code', budget: budgets.reading, sign: 'Scan QR' },
      { path: '/shared-claim', budget: budgets.sharedClaim },
      { path: '/shared-claim', url: link, budget: budgets.sharedClaim, sign: 'You can rely on this claim' },
      { path: '/templates', budget: budgets.lists },
      { path: '/register', budget: budgets.lists },
    ]
    const figures: Figure[] = []
    for (const { path, url = `${node.publicUrl}${path}`, budget, sign = anyHeading } of pages) {
      const name = url.endsWith(path) ? path : `${path}, a claim in its link`
      const { script, stylesheet } = await weighPage(await browser.newContext(), url, sign)
      figures.push(figure(`${name} JS`, script, budget), figure(`${name} CSS`, stylesheet, budgets.stylesheet))
    }
    const { context } = await openAsMember(site)
    const { script } = await weighPage(context, `${node.publicUrl}/`, 'Verification Requests')
    return [...figures, figure('dashboard, signed in, JS', script, budgets.dashboard)]
  } finally {
    await site.close()
  }
}

type Weight = { script: number; stylesheet: number }

/**
 * `sign` is a heading that only the complete page shows. The bench waits for it, because on a busy
 * machine the network can be quiet before the page is complete.
 */
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

/** The network counts as quiet when no request has started or ended for a while. */
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
