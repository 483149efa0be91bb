import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import { waitForReceipt } from '@did/contracts/receipt'
import { attestationDigest } from '@did/credentials/attestation/claim-attestation'
import { parseShareUrl } from '@did/credentials/share/share-link'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import { serviceAccount } from '@did/local/demo-accounts'
import type { TestStackInfo } from '@did/local/test-stack'
import type { Page } from '@playwright/test'
import { createTestClient, http, publicActions, walletActions } from 'viem'
import { expect, expectedConsoleErrors, test } from '../../src/fixtures.ts'
import { inEnglish } from '../../src/languages/in-english.ts'
import { createMigratedDatabase } from '../../src/node.ts'
import { verdict } from '../../src/screens/screen.ts'
import { accredit, shareVerified, suspend } from '../../src/shares.ts'

/**
 * Refuses every request of a page to our service's API, from the page's first moment. The page's
 * own files still load.
 */
async function cutService(page: Page): Promise<string[]> {
  const refused: string[] = []
  expectedConsoleErrors.set(page, /net::ERR_FAILED/)
  await page.route(/\/(api|status-lists)\//, (route) => {
    refused.push(new URL(route.request().url()).pathname)
    return route.abort()
  })
  return refused
}

/**
 * Anchors an attestation's digest, as the service does with a batch of digests. The first block
 * with the digest proves that the attestation existed at the block's time.
 */
async function anchor(url: string, stack: TestStackInfo): Promise<void> {
  const share = parseShareUrl(url)
  if (share.kind !== 'attested') throw new Error('The link carries no attestation')
  const { chainId, contracts, rpcUrl } = stack
  const address = contracts.didRegistry
  const digest = attestationDigest(attestationDomain({ chainId, didRegistry: address }), share)
  // The services of other journeys send transactions from the same account, so the chain node, and
  // not this client, chooses the nonce of each transaction.
  const hand = createTestClient({ mode: 'anvil', account: serviceAccount.address, transport: http(rpcUrl) })
    .extend(publicActions)
    .extend(walletActions)
  const call = { abi: didRegistryAbi, address, functionName: 'anchor', args: [[digest]], chain: null } as const
  await waitForReceipt(hand, await hand.writeContract(call))
  // A standing begins at the time of a block. Two blocks of the same second have the same time, so
  // this moves the clock on by a second.
  await hand.increaseTime({ seconds: 1 })
}

test('the verdict page shows the right verdict even if every request to the server is refused', async ({
  newVisitor,
  node,
  stack,
}) => {
  const { share, verifier } = await shareVerified(node, stack)
  await accredit(verifier, 'Quinta do Vale, Lda.', stack)
  await anchor(share.url, stack)
  const page = await newVisitor()
  const refused = await cutService(page)
  await page.goto(share.url)
  await expect(verdict(page)).toHaveText('You can rely on this claim')
  await expect(page.getByRole('article').getByText('Quinta do Vale, Lda.')).toBeVisible()
  await expect(page.getByText(/^Passed: Confirmed no later than /)).toBeVisible()
  await expect(page.getByText(/^Could not be checked:/)).toHaveCount(1)
  await expect(page.getByText('Whether the owner still shares it could not be checked')).toBeVisible()
  expect(refused).not.toContain('/api/config')

  await test.step('the page calls nothing genuine or false without the chain either', async () => {
    await page.route(`${stack.rpcUrl}/**`, (route) => route.abort())
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(verdict(page)).toHaveText('Not everything could be checked')
    for (const sentence of ['Withdrawal could not be checked', 'When it was confirmed could not be checked'])
      await expect(page.getByText(`Could not be checked: ${sentence}`)).toBeVisible()
    await expect(page.getByText(/^Failed:/)).toHaveCount(0)
    expect(await page.locator('body').innerText()).not.toMatch(/\bverified\b/i)
  })
})

test('an open verdict page notices that the verifier was suspended, and keeps a green verdict if an anchor proves that the verifier signed while it was accredited', async ({
  newVisitor,
  newNode,
  stack,
}) => {
  // The node has a database of its own, because one digest must stay unanchored. The other nodes of
  // the tests anchor the waiting digests of their database, even those of a suspended verifier.
  const { url: databaseUrl } = await createMigratedDatabase(stack)
  const node = await newNode({ databaseUrl, env: { ANCHOR_AFTER_SECONDS: '600' } })
  const [anchored, unanchored] = [await shareVerified(node, stack), await shareVerified(node, stack)]
  for (const { verifier } of [anchored, unanchored]) await accredit(verifier, 'Quinta do Vale, Lda.', stack)
  await anchor(anchored.share.url, stack)
  const [page, other] = [await newVisitor(), await newVisitor()]
  for (const [tab, { share }] of [
    [page, anchored],
    [other, unanchored],
  ] as const) {
    await tab.clock.install()
    await tab.goto(share.url)
    await expect(verdict(tab)).toHaveText('You can rely on this claim')
  }
  for (const { verifier } of [anchored, unanchored]) await suspend(verifier, 'for a test', stack)
  for (const tab of [page, other]) await tab.clock.runFor(16_000)
  await expect(page.getByText(/which was a known verifier then on .*; it is suspended since/)).toBeVisible()
  await expect(verdict(page)).toHaveText('You can rely on this claim')
  await expect(verdict(other)).toHaveText('Its verifier is suspended')
  await expect(other.getByText('Quinta do Vale, Lda.')).toHaveCount(0)
})

test('the verdict page says which server served it, and how to check a credential without that server', async ({
  newVisitor,
  node,
  stack,
}) => {
  const { share, verifier } = await shareVerified(node, stack)
  const page = await newVisitor()
  await page.goto(share.url)
  await page.getByText('This page was served by').click()
  const command = await page.getByText(/^npm run check-credential -- /).innerText()
  const [, link = '', rpc = ''] = /'([^']+)' --rpc '([^']+)'/.exec(command) ?? []
  expect([link, rpc]).toEqual([share.url, stack.rpcUrl])
  const child = spawn(process.execPath, ['../scripts/check-credential.ts', link, '--rpc', rpc], {
    cwd: `${import.meta.dirname}/../..`,
    env: inEnglish,
  })
  expect(await text(child.stdout)).toContain('Confirmed by somebody we do not know')

  await page.getByText('Technical details').click()
  await expect(page.getByText('"primaryType": "ConfirmCredential"')).toBeVisible()
  await expect(page.getByText(`ends in ${verifier.session.address.slice(2)}`)).toBeVisible()
})
