/**
 * What a visitor's browser loads until the network is quiet, prefetches included, as gzip at level 9, 1 kB = 1,000 bytes. Measured on the
 * production build served by a real node.
 */
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { startNode } from '@did/e2e/node'
import { createTestDatabase, startTestStack } from '@did/local/test-stack'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../../scripts/chromium.ts'
import type { Figure } from './main.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const budgets = { script: 90_000, stylesheet: 10_000 }
const paths = ['/', '/shared-claim', '/scan-code', '/about']

export async function benchPageWeight(): Promise<Figure[]> {
  const built = spawnSync(
    join(root, 'node_modules/.bin/vite'),
    ['build', 'web', '--mode', 'production', '--logLevel', 'warn'],
    {
      cwd: root,
      stdio: 'inherit',
    },
  )
  if (built.status !== 0) throw new Error('The page did not build')
  const stack = await startTestStack()
  const database = await createTestDatabase(stack.info)
  const node = await startNode({
    stack: stack.info,
    databaseUrl: database.url,
    env: { WEB_DIR: join(root, 'web/dist/production') },
  })
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const figures: Figure[] = []
    for (const path of paths) {
      const weight = { script: 0, stylesheet: 0 }
      const weighed: Promise<void>[] = []
      const page = await browser.newPage()
      page.on('response', (response) => {
        const kind = response.request().resourceType()
        if (kind !== 'script' && kind !== 'stylesheet') return
        const weigh = async () => {
          weight[kind] += gzipSync(await response.body(), { level: 9 }).length
        }
        weighed.push(weigh())
      })
      await page.goto(`${node.url}${path}`, { waitUntil: 'networkidle' })
      await Promise.all(weighed)
      await page.close()
      figures.push(
        figure(`${path} JS`, weight.script, budgets.script),
        figure(`${path} CSS`, weight.stylesheet, budgets.stylesheet),
      )
    }
    return figures
  } finally {
    await browser.close()
    await node.stop()
    await stack.stop()
  }
}

function figure(what: string, bytes: number, budget: number): Figure {
  const kB = (n: number) => `${(n / 1000).toFixed(1)} kB`
  return { what, measured: kB(bytes), against: `budget ${kB(budget)}`, ratio: bytes / budget }
}
