import { createPublicClient, http } from 'viem'
import { createClaim, createVerifiedClaim, register, shareClaim } from '../../src/api.ts'
import { expect, expectedConsoleErrors, test } from '../../src/fixtures.ts'
import { openInbox } from '../../src/inbox.ts'
import { claimCard, mintDid } from '../../src/journey.ts'
import { openLink } from '../../src/severable-link.ts'

const deed = { type: 'membership', title: 'Member of the Rowing Club', description: 'Since the season of 2021.' }
/**
 * The page may need this many milliseconds to recover, because it asks only every few seconds
 * whether a server is back, and because it repeats calls to the chain.
 */
const recovering = { timeout: 40_000 }
/** Chromium writes this into the page's console when a server is missing. */
const networkErrors = /net::ERR_|WebSocket connection|status of 50[23]/

test('a reload in the middle of a mint does not lose the DID, which appears once the chain has minted it', async ({
  newMember,
  stack,
}) => {
  const { page, wallet } = await newMember()
  wallet.mood = 'unheard'
  await page.getByRole('button', { name: 'Mint Your DID' }).click()
  const chain = createPublicClient({ transport: http(stack.rpcUrl) })
  await expect.poll(() => chain.getTransactionCount({ address: wallet.address })).toBe(1)
  await page.reload()
  await expect(page.getByRole('heading', { name: /^DID #\d+$/ })).toBeVisible()
  await expect(page.getByText('Not on the chain yet')).toHaveCount(0)
  expect(wallet.prompts).toHaveLength(1)
})

test('after kill -9, the server starts again with everything that it had acknowledged, and the open pages recover', async ({
  newNode,
  newMember,
  newVisitor,
  stack,
}) => {
  const node = await newNode()
  const owner = await newMember({ node, minted: true, path: 'about:blank' })
  const verifier = await register(node, stack, { organization: 'Rowing Club' })
  const claim = await createVerifiedClaim(owner, verifier, deed)
  const { url } = await shareClaim(owner.session, claim)
  const visitor = await newVisitor({ node })
  for (const page of [owner.page, visitor]) expectedConsoleErrors.set(page, networkErrors)
  await owner.page.goto('/')
  await expect(claimCard(owner, deed.title)).toBeVisible()
  await visitor.goto(url)
  const headline = visitor.getByRole('heading', { level: 1 })
  await expect(headline).toHaveText('Confirmed by somebody we do not know')

  const acknowledged: string[] = []
  const writing = Array.from({ length: 40 }, async (_, index) => {
    const title = `Race ${index}`
    await createClaim(owner.session, owner.did, { ...deed, title })
    acknowledged.push(title)
    if (acknowledged.length === 10) await node.stop('SIGKILL')
  })
  await Promise.allSettled(writing)

  await owner.page.getByRole('button', { name: 'Refresh Status' }).click()
  const banner = owner.page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' })
  await expect(banner).toContainText('nothing new can be saved')
  await expect(claimCard(owner, deed.title).getByText('Verified', { exact: true })).toBeVisible()
  await visitor.getByRole('button', { name: 'Check again' }).click()
  await expect(visitor.getByText('Could not be checked: Whether the owner still shares it')).toBeVisible()
  await expect(headline).toHaveText('Confirmed by somebody we do not know')

  await newNode({ port: node.port })
  await expect(banner).toHaveCount(0, recovering)
  await owner.page.getByRole('button', { name: 'Refresh Status' }).click()
  expect(acknowledged.length).toBeGreaterThanOrEqual(10)
  for (const title of acknowledged) await expect(claimCard(owner, title)).toBeVisible()
})

test('while the chain is down the page says which actions have to wait, and minting works once the chain is back', async ({
  newNode,
  newMember,
  stack,
}) => {
  const link = await openLink(Number(new URL(stack.rpcUrl).port))
  const rpcUrl = `http://127.0.0.1:${link.port}`
  const node = await newNode({ rpcUrl })
  const member = await newMember({ node, rpcUrl })
  expectedConsoleErrors.set(member.page, networkErrors)
  await expect(member.page.getByText('Not on the chain yet')).toBeVisible()

  await link.cut()
  await member.page.getByRole('button', { name: 'Mint Your DID' }).click()
  await expect(member.page.getByRole('dialog').getByText('Transaction Failed')).toBeVisible(recovering)
  await member.page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
  const banner = member.page.getByRole('alert').filter({ hasText: 'The chain cannot be reached.' })
  await expect(banner).toContainText('Minting and recording claims have to wait until it is back.')
  const faucet = await fetch(`${node.url}/api/dev/faucet`, {
    method: 'POST',
    headers: {
      origin: node.publicUrl,
      'content-type': 'application/json',
      cookie: `${member.session.cookie.name}=${member.session.cookie.value}`,
    },
    body: JSON.stringify({ address: member.session.address }),
  })
  expect([faucet.status, faucet.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)])
  expect(await faucet.json()).toMatchObject({ code: 'chain-unreachable' })

  await link.mend()
  await expect(banner).toHaveCount(0, recovering)
  await mintDid(member)
  await link.cut()
})

test('while the database is down the page says so, and all data is there once the database is back', async ({
  newNode,
  newMember,
  databaseUrl,
}) => {
  const database = new URL(databaseUrl)
  const link = await openLink(Number(database.port))
  database.port = String(link.port)
  const node = await newNode({ databaseUrl: database.href })
  const owner = await newMember({ node, path: 'about:blank' })
  await createClaim(owner.session, owner.did, deed)
  expectedConsoleErrors.set(owner.page, networkErrors)
  await owner.page.goto('/')
  await expect(claimCard(owner, deed.title)).toBeVisible()

  await link.cut()
  await owner.page.getByRole('button', { name: 'Refresh Status' }).click()
  const banner = owner.page.getByRole('alert').filter({ hasText: 'The server cannot reach its data.' })
  await expect(banner).toContainText('nothing is lost')
  await expect(claimCard(owner, deed.title)).toBeVisible()
  await link.mend()
  await expect(banner).toHaveCount(0, recovering)
  await owner.page.reload()
  await expect(claimCard(owner, deed.title)).toBeVisible()
  await expect(await openInbox(owner, 0)).toContainText('Nothing yet.')
})
