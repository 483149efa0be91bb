/**
 * Runs Lighthouse for a phone on the production build, which a real node serves. Lighthouse cannot
 * open the screens of a member, because they need a wallet. So slowed-phone.ts measures these
 * screens.
 */
import { fileURLToPath } from 'node:url'
import { ensureChromium } from '../../scripts/chromium.ts'
import { installApart } from './install-apart.ts'
import { openProductionSite, shareGreen } from './production-site.ts'
import type { Figure } from './rig.ts'
import { median } from './rig.ts'
import { benchMemberPages, benchVisitorPages } from './slowed-phone.ts'

type Category = { category: string; score: number; complaints: string[] }
type Scorer = { score: (url: string, chromePath: string) => Promise<Category[]> }

const least: Record<string, number> = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
/** The median of these runs counts, because a busy machine can spoil a single run. */
const runs = 3

export async function benchLighthouse(): Promise<Figure[]> {
  const folder = new URL('../lighthouse/', import.meta.url)
  installApart(fileURLToPath(folder))
  const { score }: Scorer = await import(new URL('score.mjs', folder).href)
  const chromePath = await ensureChromium()
  const site = await openProductionSite()
  try {
    const link = await shareGreen(site)
    const pages = { '/': `${site.node.publicUrl}/`, '/about': `${site.node.publicUrl}/about`, '/shared-claim': link }
    const figures: Figure[] = []
    for (const [name, url] of Object.entries(pages)) {
      const seen: Category[] = []
      for (let run = 0; run < runs; run += 1) seen.push(...(await score(url, chromePath)))
      figures.push(...judge(name, seen))
    }
    return [...figures, ...(await benchVisitorPages(site, link)), ...(await benchMemberPages(site))]
  } finally {
    await site.close()
  }
}

function judge(page: string, seen: readonly Category[]): Figure[] {
  return Object.entries(least).flatMap(([category, limit]) => {
    // The page of a shared claim tells search engines not to index it, so this page's SEO score
    // does not count.
    if (page === '/shared-claim' && category === 'seo') return []
    const ofIt = seen.filter((each) => each.category === category)
    const reached = median(ofIt.map(({ score }) => score))
    const complaints = new Set(ofIt.flatMap((each) => (each.score < limit ? each.complaints : [])))
    for (const complaint of complaints) console.log(`${page} ${category}: ${complaint}`)
    return {
      what: `${page} ${category}`,
      measured: `${reached}`,
      against: `${limit}`,
      ratio: limit / reached,
      atMost: 1,
    }
  })
}
