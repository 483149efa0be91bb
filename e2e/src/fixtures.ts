/** Gives each journey its worker's own chain, database and server, and people with wallets. */

import { createChain, describeStack, type TestChain, type TestStackInfo } from '@did/local/test-stack'
import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { type Registered, register, type Traits } from './api.ts'
import { createMigratedDatabase, type Node, type NodeOptions, startNode } from './node.ts'
import { recordTexts, tellLastTexts } from './seen-texts/record.ts'
import { rememberSession } from './wallet/remembered-session.ts'
import { TestWallet, type WalletOptions } from './wallet/test-wallet.ts'

export type Person = { wallet: TestWallet; context: BrowserContext; page: Page }
/** A signed-in person who has finished the wizard. */
export type Member = Person & Registered

type Place = { node?: Node; path?: string } & Pick<
  BrowserContextOptions,
  'viewport' | 'deviceScaleFactor' | 'serviceWorkers' | 'ignoreHTTPSErrors'
>
type WalletTraits = Partial<Pick<WalletOptions, 'onChain' | 'arrival' | 'rpcUrl' | 'privateKey' | 'spelling'>>

export type WorkerFixtures = { recordsTexts: boolean; stack: TestStackInfo; databaseUrl: string; node: Node }
export type TestFixtures = {
  /**
   * Starts another node. It uses the test worker's database unless the options name another one.
   */
  newNode: (options?: Partial<NodeOptions>) => Promise<Node>
  /** A node with its own chain and database, for a test that rewinds the chain. */
  apart: { node: Node; chain: TestChain }
  /**
   * Opens a browser context on the worker's node, or on the node that `place` names. The context is
   * closed after the test.
   */
  newContext: (place?: Place) => Promise<BrowserContext>
  /** Makes a person with a wallet of their own, whose page is open at `/`. */
  newPerson: (options?: Place & WalletTraits) => Promise<Person>
  newVisitor: (place?: Place) => Promise<Page>
  /**
   * Makes a person who has connected, signed in and finished the wizard. API calls do all of this,
   * so no page has to be operated.
   */
  newMember: (options?: Place & WalletTraits & Omit<Traits, 'account'>) => Promise<Member>
}

const wide = { width: 1280, height: 900 }

export const test = base.extend<TestFixtures, WorkerFixtures>({
  /**
   * This is true if the pages record which texts of the specification they show. The walks turn
   * this off, because only the journeys count those texts.
   */
  recordsTexts: [true, { option: true, scope: 'worker' }],
  // Each worker has its own chain. On a shared chain, the nodes of two workers would send
  // transactions from one account. Then the slower node's transaction would lose its nonce and wait
  // for seconds.
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads names from this pattern
    async ({}, use) => {
      const chain = await createChain()
      await use(describeStack(process.env.TEST_POSTGRES ?? '', chain))
      await chain.stop()
    },
    { scope: 'worker' },
  ],
  databaseUrl: [
    async ({ stack }, use) => {
      const database = await createMigratedDatabase(stack)
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
  newNode: async ({ stack, databaseUrl }, use) => {
    const nodes: Node[] = []
    await use(async (options = {}) => {
      const node = await startNode({ stack, databaseUrl, ...options })
      nodes.push(node)
      return node
    })
    for (const node of nodes) await node.stop()
  },
  apart: async ({ stack }, use) => {
    const [chain, database] = await Promise.all([createChain(), createMigratedDatabase(stack)])
    const { rpcUrl, contracts } = chain
    const node = await startNode({ stack: { ...stack, rpcUrl, contracts }, databaseUrl: database.url })
    await use({ node, chain })
    await node.stop()
    await Promise.all([chain.stop(), database.drop()])
  },
  newContext: async ({ browser, node: ownNode, recordsTexts }, use, { workerIndex }) => {
    const contexts: BrowserContext[] = []
    const complaints: string[] = []
    await use(async ({ node = ownNode, path: _, ...options } = {}) => {
      const context = await browser.newContext({
        viewport: wide,
        serviceWorkers: 'block',
        ...options,
        baseURL: node.publicUrl,
      })
      contexts.push(context)
      context.on('page', (page) => collectComplaints(page, complaints))
      if (recordsTexts) await recordTexts(context, workerIndex)
      return context
    })
    const unexpected = [...complaints]
    for (const context of contexts) {
      await tellLastTexts(context)
      await context.close()
    }
    expect(unexpected, 'what pages complained about in their console').toEqual([])
  },
  newPerson: async ({ stack, newContext }, use) => {
    await use(async ({ onChain, arrival, rpcUrl, privateKey, spelling, path = '/', ...place } = {}) => {
      const wallet = new TestWallet({ ...stack, ...definedOf({ onChain, arrival, rpcUrl, privateKey, spelling }) })
      const context = await newContext(place)
      await wallet.install(context)
      const page = await context.newPage()
      await page.goto(path)
      return { wallet, context, page }
    })
  },
  newVisitor: async ({ newContext }, use) => {
    await use(async (place) => (await newContext(place)).newPage())
  },
  newMember: async ({ stack, node: ownNode, newContext }, use) => {
    await use(
      async ({
        onChain,
        arrival,
        rpcUrl,
        privateKey,
        spelling,
        path = '/',
        username,
        organization,
        minted,
        ...place
      } = {}) => {
        const node = place.node ?? ownNode
        const chain = { ...stack, ...definedOf({ rpcUrl }) }
        const wallet = new TestWallet({
          ...chain,
          ...definedOf({ onChain, arrival, privateKey, spelling }),
          connected: true,
        })
        const traits = definedOf({ username, organization, minted })
        const registered = await register(node, chain, { ...traits, account: wallet.account })
        const context = await newContext(place)
        await rememberSession(context, node, stack.chainId, registered.session)
        await wallet.install(context)
        const page = await context.newPage()
        await page.goto(path)
        return { wallet, context, page, ...registered }
      },
    )
  },
})

export { expect }

/** Leaves out members that are undefined, so that they do not replace defaults. */
function definedOf<T extends object>(options: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as typeof options
}

/** The complaints in the console that a test provokes. Any other complaint fails the test. */
export const expectedConsoleErrors = new WeakMap<Page, RegExp>()
function collectComplaints(page: Page, complaints: string[]): void {
  const collect = (text: string) => {
    if (!expectedConsoleErrors.get(page)?.test(text)) complaints.push(text)
  }
  page.on('console', (message) => {
    if (message.type() === 'error') collect(`${message.text()} (${message.location().url} on ${page.url()})`)
  })
  page.on('pageerror', (error) => collect(String(error)))
}
