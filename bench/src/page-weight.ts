/**
 * What a visitor's browser loads until the network is quiet, prefetches included, as gzip at level 9, 1 kB = 1,000 bytes. Measured on the
 * production build served by a real node.
 */
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { register } from '@did/e2e/api'
import { type Node, startNode } from '@did/e2e/node'
import { rememberedSession } from '@did/e2e/remembered-session'
import { TestWallet } from '@did/e2e/test-wallet'
import { createTestDatabase, startTestStack, type TestStackInfo } from '@did/local/test-stack'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { ensureChromium } from '../../scripts/chromium.ts'
import type { Figure } from './main.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const budgets = { script: 90_000, stylesheet: 10_000 }
/** Somebody signed in, with a profile and a minted DID. */
const dashboardBudget = 150_000
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
    env: { EMBEDDED: 'false', WEB_DIR: join(root, 'web/dist/production') },
  })
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const figures: Figure[] = []
    for (const path of paths) {
      const { script, stylesheet } = await weighPage(await browser.newContext(), `${node.url}${path}`)
      figures.push(figure(`${path} JS`, script, budgets.script), figure(`${path} CSS`, stylesheet, budgets.stylesheet))
    }
    const { script } = await weighPage(await openAsMember(browser, node, stack.info), `${node.publicUrl}/`)
    return [...figures, figure('dashboard, signed in, JS', script, dashboardBudget)]
  } finally {
    await browser.close()
    await node.stop()
    await stack.stop()
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

async function openAsMember(browser: Browser, node: Node, stack: TestStackInfo): Promise<BrowserContext> {
  const wallet = new TestWallet({ ...stack, connected: true })
  const { session } = await register(node, stack, { account: wallet.account, minted: true })
  const context = await browser.newContext({ storageState: rememberedSession(node, stack.chainId, session) })
  await wallet.install(context)
  return context
}

function figure(what: string, bytes: number, budget: number): Figure {
  const kB = (n: number) => `${(n / 1000).toFixed(1)} kB`
  return { what, measured: kB(bytes), against: `budget ${kB(budget)}`, ratio: bytes / budget }
}
