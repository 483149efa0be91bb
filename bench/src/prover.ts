/**
 * Measures our prover and Semaphore v4 (depth 16) in a headless Chromium. The runs of both provers
 * alternate, so that a busy machine slows both.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { proverPolicy } from '@did/server/http/security-headers'
import type { Browser, Page } from '@playwright/test'
import { build } from 'vite'
import { installApart } from './install-apart.ts'
import { launchBrowser } from './production-site.ts'
import type { Figure } from './rig.ts'
import { atMost, median } from './rig.ts'

const source = fileURLToPath(new URL('../prover', import.meta.url))
const built = join(source, 'node_modules/.built')
const rounds = 9
const coldRounds = 5
const limits = {
  ratio: 0.25,
  coldProofMs: 1000,
  fourClausesMs: 1700,
  checkMs: 15,
  coldCheckMs: 150,
  rendererMb: 320,
  kilobytes: 70,
}

type Made = { ms: number; made: unknown }

export async function benchProver(): Promise<Figure[]> {
  installApart(source)
  await buildPages()
  const site = await serve()
  const browser = await launchBrowser()
  try {
    const cold = await timesOf(coldRounds, () => firstProof(browser, site.url))
    const warm = await compare(browser, site.url)
    const checks = await timesOf(coldRounds, () => firstCheck(browser, site.url, warm.made))
    return [
      {
        what: 'one clause ÷ Semaphore v4, depth 16',
        measured: `${warm.ours.toFixed(0)} ms`,
        against: `${warm.semaphore.toFixed(0)} ms`,
        ratio: warm.ours / warm.semaphore,
        atMost: limits.ratio,
      },
      atMost('cold page to first proof', median(cold), limits.coldProofMs, 'ms'),
      atMost('four clauses', warm.four, limits.fourClausesMs, 'ms'),
      atMost('a check, warm', median(checks.map(({ warm }) => warm)), limits.checkMs, 'ms'),
      atMost('cold page to verdict', median(checks.map(({ cold }) => cold)), limits.coldCheckMs, 'ms'),
      atMost('memory of the renderer at most', warm.rendererMb, limits.rendererMb, 'MB'),
      atMost('JavaScript of the prover, gzip', weighProver(), limits.kilobytes, 'kB'),
    ]
  } finally {
    await browser.close()
    site.close()
  }
}

async function compare(browser: Browser, url: string) {
  const ours = await open(browser, `${url}/ours.html`)
  const theirs = await open(browser, `${url}/semaphore.html`)
  const times = { ours: [] as number[], four: [] as number[], semaphore: [] as number[] }
  let made: unknown
  for (let round = 0; round <= rounds; round++) {
    const one = await call<Made>(ours.page, 'prove', 1)
    const four = await call<Made>(ours.page, 'prove', 4)
    const semaphore = await call<{ ms: number }>(theirs.page, 'prove', 0)
    made = one.made
    if (round === 0) continue // The first round loads the files, so it does not count.
    times.ours.push(one.ms)
    times.four.push(four.ms)
    times.semaphore.push(semaphore.ms)
  }
  await theirs.context.close()
  const rendererMb = await rendererMemory(browser)
  await ours.context.close()
  return { made, rendererMb, ours: median(times.ours), four: median(times.four), semaphore: median(times.semaphore) }
}

async function firstProof(browser: Browser, url: string): Promise<number> {
  const { context, page } = await open(browser, `${url}/ours.html`)
  await call<Made>(page, 'prove', 1)
  const since = await page.evaluate(() => performance.now())
  await context.close()
  return since
}

async function firstCheck(browser: Browser, url: string, made: unknown): Promise<{ cold: number; warm: number }> {
  const { context, page } = await open(browser, `${url}/check.html`)
  type Check = { ok: boolean; ms: number; sinceNavigation: number }
  const first = await call<Check>(page, 'check', made)
  const later = await timesOf(5, () => call<Check>(page, 'check', made))
  await context.close()
  if (!first.ok || !later.every(({ ok }) => ok)) throw new Error('A good proof was refused')
  return { cold: first.sinceNavigation, warm: median(later.map(({ ms }) => ms)) }
}

/** A new browser context keeps nothing from other pages, such as files in the cache. */
async function open(browser: Browser, url: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(url)
  await page.waitForFunction(() => Reflect.get(window, 'isReady') === true)
  return { context, page }
}

function call<Result>(page: Page, name: string, input: unknown): Promise<Result> {
  return page.evaluate(([name, input]) => Reflect.get(window, String(name))(input), [name, input] as const)
}

/**
 * Returns the greatest amount of memory, in MB, that any renderer process of the browser has used
 * at any time.
 */
async function rendererMemory(browser: Browser): Promise<number> {
  const cdp = await browser.newBrowserCDPSession()
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo')
  const peaks = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]) / 1000)
  return Math.max(...peaks)
}

function weighProver(): number {
  const files = readdirSync(join(built, 'assets')).filter((name) => /^(prover|lane)-worker-.*\.js$/.test(name))
  return (
    files.reduce((sum, name) => sum + gzipSync(readFileSync(join(built, 'assets', name)), { level: 9 }).length, 0) /
    1000
  )
}

async function buildPages(): Promise<void> {
  const input = ['ours', 'check', 'semaphore'].map((name) => join(source, `${name}.html`))
  await build({
    root: source,
    configFile: false,
    logLevel: 'error',
    worker: { format: 'es' },
    build: { outDir: built, emptyOutDir: true, assetsInlineLimit: 0, target: 'es2023', rolldownOptions: { input } },
  })
}

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.wasm': 'application/wasm' }

/**
 * The scripts of our prover's threads get our server's content security policy. All other files get
 * no policy, because our policy forbids the threads that Semaphore starts.
 */
async function serve() {
  const server = createServer((request, response) => {
    const path = join(built, new URL(request.url ?? '/', 'http://localhost').pathname)
    try {
      const body = readFileSync(path)
      response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream')
      if (/\/(prover|lane)-worker-/.test(path)) response.setHeader('content-security-policy', proverPolicy)
      response.end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

async function timesOf<Result>(times: number, measure: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let time = 0; time < times; time++) results.push(await measure())
  return results
}
