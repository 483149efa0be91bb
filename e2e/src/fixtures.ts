/** What a journey starts from: servers on a database of the worker's own, and people with wallets in browser contexts of their own. */

import { createTestDatabase, type TestStackInfo } from '@did/local/test-stack'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { type Node, startNode } from './node.ts'
import { TestWallet } from './test-wallet.ts'

export type Person = { wallet: TestWallet; context: BrowserContext; page: Page }

type WorkerFixtures = { stack: TestStackInfo; databaseUrl: string; node: Node }
type TestFixtures = {
  /** A person with a wallet of their own, on a page that is open at `/`. */
  newPerson: (options?: { path?: string; viewport?: { width: number; height: number } }) => Promise<Person>
  /** Somebody with a browser and nothing else. */
  newVisitor: () => Promise<Page>
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern
    async ({}, use) => {
      await use(JSON.parse(process.env.TEST_STACK ?? ''))
    },
    { scope: 'worker' },
  ],
  databaseUrl: [
    async ({ stack }, use) => {
      const database = await createTestDatabase(stack)
      await use(database.url)
      await database.drop()
    },
    { scope: 'worker' },
  ],
  node: [
    async ({ stack, databaseUrl }, use) => {
      const node = await startNode({ stack, databaseUrl })
      await use(node)
      await node.stop()
    },
    { scope: 'worker' },
  ],
  newPerson: async ({ browser, stack, node }, use) => {
    const contexts: BrowserContext[] = []
    await use(async ({ path = '/', viewport = { width: 1280, height: 900 } } = {}) => {
      const wallet = new TestWallet({ rpcUrl: stack.rpcUrl, chainId: stack.chainId })
      const context = await browser.newContext({ viewport, baseURL: node.url })
      contexts.push(context)
      await wallet.install(context)
      const page = await context.newPage()
      failOnConsoleErrors(page)
      await page.goto(path)
      return { wallet, context, page }
    })
    for (const context of contexts) await context.close()
  },
  newVisitor: async ({ browser, node }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext({ baseURL: node.url })
      contexts.push(context)
      const page = await context.newPage()
      failOnConsoleErrors(page)
      return page
    })
    for (const context of contexts) await context.close()
  },
})

export { expect }

/** A page that complains to its console (a refused script, an unhandled error, a 4xx nobody expected) fails the test it ran in. */
export const expectedConsoleErrors = new WeakMap<Page, RegExp>()
function failOnConsoleErrors(page: Page): void {
  const check = (text: string) => {
    if (expectedConsoleErrors.get(page)?.test(text)) return
    test.info().errors.push({ message: `The page's console says: ${text}` })
  }
  page.on('console', (message) => {
    if (message.type() === 'error') check(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => check(String(error)))
}
