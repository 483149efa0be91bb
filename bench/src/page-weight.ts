/**
 * What a visitor's browser loads until the network is quiet, prefetches included, as gzip at level 9, 1 kB = 1,000 bytes. Measured on the
 * production build served by a real node.
 */
import { gzipSync } from 'node:zlib'
import type { BrowserContext } from '@playwright/test'
import type { Figure } from './main.ts'
import { openAsMember, openProductionSite, shareGreen } from './production-site.ts'

/** Bytes, as UI.md fixes them. */
const budgets = { script: 90_000, stylesheet: 10_000 }
/** Somebody signed in, with a profile and a minted DID. */
const dashboardBudget = 150_000

export async function benchPageWeight(): Promise<Figure[]> {
  const site = await openProductionSite()
  const { browser, node } = site
  try {
    const link = await shareGreen(site)
    const pages = [
      { name: '/', url: node.publicUrl },
      { name: '/shared-claim', url: `${node.publicUrl}/shared-claim` },
      { name: '/shared-claim, a claim in its link', url: link },
      { name: '/scan-code', url: `${node.publicUrl}/scan-code` },
      { name: '/about', url: `${node.publicUrl}/about` },
    ]
    const figures: Figure[] = []
    for (const { name, url } of pages) {
      const { script, stylesheet } = await weighPage(await browser.newContext(), url)
      figures.push(figure(`${name} JS`, script, budgets.script), figure(`${name} CSS`, stylesheet, budgets.stylesheet))
    }
    const { script } = await weighPage((await openAsMember(site)).context, `${node.publicUrl}/`)
    return [...figures, figure('dashboard, signed in, JS', script, dashboardBudget)]
  } finally {
    await site.close()
  }
}

type Weight = { script: number; stylesheet: number }

async function weighPage(context: BrowserContext, url: string): Promise<Weight> {
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
  await page.goto(url, { waitUntil: 'networkidle' })
  await Promise.all(weighed)
  await context.close()
  return weight
}

function figure(what: string, bytes: number, budget: number): Figure {
  const kB = (n: number) => `${(n / 1000).toFixed(1)} kB`
  return { what, measured: kB(bytes), against: `budget ${kB(budget)}`, ratio: bytes / budget, atMost: 1 }
}
