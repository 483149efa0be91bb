import type { Page } from '@playwright/test'
import { createPublicClient, http, parseAbi } from 'viem'
import { createVerifiedClaim, register, shareClaim } from '../../src/api.ts'
import { closeTransaction, setGuardians } from '../../src/control/guardians.ts'
import { letDaysPass, letNewPasskeyAgree, openMove } from '../../src/control/moving.ts'
import { expect, expectedConsoleErrors, test } from '../../src/fixtures.ts'
import { addClaim, claimCard, mintDid } from '../../src/journey.ts'
import { bringPasskeys, createIdentity } from '../../src/passkeys.ts'
import { verdict } from '../../src/screens/screen.ts'

const phone = { viewport: { width: 390, height: 844 } }
const diploma = { type: 'education', title: 'Diploma in Navigation', description: 'Two years at sea.' }
/**
 * The move ends the session of the old key, so the server refuses later calls of that key's pages.
 */
const signedOut = /status of 40[13]/
const hasMoved = 'Your identity has moved'

test('a wallet without guardians moves its identity to a passkey at once, and earlier links still hold and mention the move', async ({
  node,
  stack,
  newMember,
  newVisitor,
}) => {
  test.setTimeout(120_000)
  const owner = await newMember({ ...phone, minted: true, path: 'about:blank' })
  const { page, wallet, context } = owner
  const verifier = await register(node, stack, { organization: `Skerry School ${crypto.randomUUID()}` })
  const claim = await createVerifiedClaim(owner, verifier, diploma)
  const { url } = await shareClaim(owner.session, claim)
  const device = await bringPasskeys(page)
  expectedConsoleErrors.set(page, signedOut)

  await test.step('the page says beforehand that nobody can stop the move', async () => {
    await openMove(page)
    await expect(page.getByText('You have no guardians, so the move takes effect at once.')).toBeVisible()
  })
  await test.step('the new key agrees, the wallet declines once and then confirms, and nobody pays', async () => {
    await letNewPasskeyAgree(page)
    expect(device.prompts()).toBe(2)
    wallet.mood = 'reject'
    await page.getByRole('button', { name: 'Move now' }).click()
    await expect(page.getByText('Your present key did not confirm, so nothing has moved.')).toBeVisible()
    wallet.mood = 'approve'
    await page.getByRole('button', { name: 'Move now' }).click()
    await expect(page.getByText(hasMoved)).toBeVisible()
    expect(new Set(wallet.prompts.map(({ method }) => method))).toEqual(new Set(['eth_signTypedData_v4']))
  })
  await test.step('the old wallet hands its did:ethr over while it is connected', async () => {
    await page.getByRole('button', { name: 'Hand it over there, too' }).click()
    await expect(page.getByText('Other people’s programs see the new key from now on.')).toBeVisible()
    const registry = { address: stack.contracts.ethereumDidRegistry, abi: parseAbi(ownerAbi) } as const
    const client = createPublicClient({ transport: http(stack.rpcUrl) })
    const read = { ...registry, functionName: 'identityOwner', args: [wallet.address] } as const
    expect(await client.readContract(read)).not.toBe(wallet.address)
  })
  await test.step('the old wallet is signed out and told', async () => {
    const old = await context.newPage()
    expectedConsoleErrors.set(old, signedOut)
    await old.goto('/')
    await old.getByRole('button', { name: 'Sign in' }).first().click()
    await expect(old.getByText('Another wallet controls this identity now').first()).toBeVisible()
    await old.goto('/move')
    await expect(old.getByText('This wallet’s identity has moved')).toBeVisible()
    await old.close()
  })
  await test.step('the new key leads to the claims, and no other identity is in the way', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Sign in with the new key' }).click()
    await continueAsKnown(page)
    await page.getByRole('link', { name: 'Go to your profile' }).click()
    await expect(page.getByText('Passkey 1, since')).toBeVisible()
    await page.goto('/?view=claims')
    await expect(claimCard({ page }, diploma.title)).toBeVisible()
  })
  await test.step('the service pays for what the new key commits for the identity', async () => {
    await addClaim({ page }, { type: 'Education Credential', title: 'BSc Marine Biology', description: 'Three years.' })
    await expect(claimCard({ page }, 'BSc Marine Biology')).toBeVisible()
  })
  await test.step('a link from before the move holds and tells of the new key, with which the holder answers a checker', async () => {
    const checker = await newVisitor()
    await checker.goto(url)
    await expect(checker.getByText(/^Passed: Its holder controls it with another key since/)).toBeVisible()
    await expect(verdict(checker)).toHaveText('Confirmed by somebody we do not know')
    await checker.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await checker.getByRole('button', { name: 'Ask them to prove it is theirs' }).click()
    await checker.getByRole('button', { name: 'Copy the link' }).click()
    await page.goto(await checker.evaluate(() => navigator.clipboard.readText()))
    await page.getByRole('button', { name: 'Yes, this is mine' }).click()
    await expect(checker.getByText(/^The person who answered controls this credential · /)).toBeVisible()
  })
})

test('a passkey moves its identity to the wallet in this browser, after the wallet’s owner has declined once', async ({
  newPerson,
}) => {
  const { page, wallet } = await newPerson({ ...phone, path: 'about:blank' })
  expectedConsoleErrors.set(page, signedOut)
  const device = await bringPasskeys(page)
  await createIdentity(page)
  await mintDid({ page })
  await openMove(page)
  await page.getByRole('button', { name: 'Use MetaMask' }).click()
  await expect(page.getByText(wallet.address.toLowerCase())).toBeVisible()
  wallet.mood = 'reject'
  await page.getByRole('button', { name: 'Agree with the new key' }).click()
  await expect(page.getByText('The new key did not agree, so nothing has moved.')).toBeVisible()
  wallet.mood = 'approve'
  await page.getByRole('button', { name: 'Agree with the new key' }).click()
  const prompts = device.prompts()
  await page.getByRole('button', { name: 'Move now' }).click()
  await expect(page.getByText(hasMoved)).toBeVisible()
  expect(device.prompts()).toBe(prompts + 1)
  await page.getByRole('main').getByRole('button', { name: 'Connect MetaMask' }).click()
  await page.getByRole('link', { name: 'Go to your profile' }).click()
  await expect(page.getByText('Maya Rossi').first()).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: /^0x/ }).click()
  await expect(page.getByRole('dialog').getByText(wallet.address.toLowerCase())).toBeVisible()
})

test('an identity with guardians moves to another key only after a delay: its owner can stop the move before the delay ends, or finish the move with one press afterwards', async ({
  apart: { node, chain },
  newMember,
}) => {
  test.setTimeout(120_000)
  const owner = await newMember({ ...phone, node, rpcUrl: chain.rpcUrl })
  const { page } = owner
  expectedConsoleErrors.set(page, signedOut)
  await bringPasskeys(page)
  const file = await setGuardians(
    owner,
    [1, 2].map((digit) => `0x${String(digit).repeat(40)}`),
  )
  const startMove = async () => {
    await letNewPasskeyAgree(page)
    await page.getByLabel('The guardians’ file').setInputFiles(file)
    await page.getByRole('button', { name: 'Start the move' }).click()
    await expect(page.getByText('Your identity is about to move')).toBeVisible()
  }
  await test.step('the page says beforehand that the move waits, and asks for the guardians’ file', async () => {
    await openMove(page)
    await expect(page.getByText('You have guardians, so the move waits for their delay.')).toBeVisible()
    await letNewPasskeyAgree(page)
    await page.getByRole('button', { name: 'Start the move' }).click()
    await expect(page.getByText('Open the file of your guardians first.')).toBeVisible()
    await page.getByRole('button', { name: 'Choose another key' }).click()
  })
  await test.step('the owner starts a move and stops it', async () => {
    await startMove()
    await expect(page.getByRole('button', { name: 'Finish the move' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Stop it' }).click()
    await closeTransaction(page)
    await expect(page.getByRole('button', { name: 'Create a new passkey' })).toBeVisible()
  })
  await test.step('the profile tells of a second move, which is done after the delay', async () => {
    await startMove()
    await page.goto('/?view=profile')
    await expect(page.getByText('Your identity is about to move')).toBeVisible()
    await letDaysPass(chain.rpcUrl, page, 8)
    await page.goto('/move')
    await page.getByRole('main').getByRole('button', { name: 'Connect MetaMask' }).click()
    await page.getByRole('button', { name: 'Finish the move' }).click()
    await expect(page.getByText(hasMoved)).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Sign in with the new key' }).click()
    await continueAsKnown(page)
    await expect(page.getByRole('link', { name: 'Go to your profile' })).toBeVisible()
  })
})

test('when the service cannot pay for a move, the wallet sends the move and deploys the new passkey’s account', async ({
  newNode,
  newMember,
}) => {
  const node = await newNode({ env: { SPONSOR_GAS_PER_CLIENT: '1' } })
  const { page, wallet } = await newMember({ ...phone, node, path: 'about:blank' })
  expectedConsoleErrors.set(page, /status of 4(0[13]|29)/)
  await bringPasskeys(page)
  await openMove(page)
  await letNewPasskeyAgree(page)
  await page.getByRole('button', { name: 'Move now' }).click()
  await expect(page.getByText('What this service pays for in a day is used up.')).toBeVisible()
  await page.getByRole('button', { name: 'Pay with the wallet' }).click()
  await expect(page.getByText(hasMoved)).toBeVisible()
  const methods = wallet.prompts.map(({ method }) => method)
  expect(methods).toEqual(['eth_signTypedData_v4', 'eth_sendTransaction', 'eth_sendTransaction'])
})

const ownerAbi = ['function identityOwner(address identity) view returns (address)'] as const

async function continueAsKnown(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Continue as 0x/ })
    .click()
}
