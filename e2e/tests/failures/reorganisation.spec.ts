import { didSchema } from '@did/domain/did'
import { createTestClient, http, publicActions } from 'viem'
import { z } from 'zod'
import { createClaim, register } from '../../src/api.ts'
import { expect, type Member, test } from '../../src/fixtures.ts'
import { claimCard, mintDid } from '../../src/journey.ts'

const licence = { type: 'license', title: 'Tram driver', description: 'Line 28, since the autumn of 2020.' }

test('the page says that a reorganisation took a DID off the chain, still shows the DID’s claims, and lets the owner mint the DID again', async ({
  apart: { node, chain },
  newMember,
  stack,
}) => {
  const hand = createTestClient({ mode: 'anvil', transport: http(chain.rpcUrl) }).extend(publicActions)
  const before = await hand.snapshot()
  const owner = await newMember({ node, rpcUrl: chain.rpcUrl, minted: true, path: 'about:blank' })
  const { page } = owner
  await createClaim(owner.session, owner.did, licence)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'DID #1', exact: true })).toBeVisible()

  await test.step('the chain goes back to before the mint, and somebody else gets the number', async () => {
    await hand.revert({ id: before })
    await hand.request<DropAll>({ method: 'anvil_dropAllTransactions' })
    const { did } = await register(node, { ...stack, rpcUrl: chain.rpcUrl }, { minted: true })
    expect(did.tokenId).toBe('1')
    await expect.poll(() => isOnChain(owner)).toBe(false)
  })

  await test.step('the page says that the DID is not on the chain any more, and still has the claim', async () => {
    await page.reload()
    await expect(page.getByText('Not on the chain any more')).toBeVisible()
    await expect(page.getByText('your claims are kept. Mint again to put it back.')).toBeVisible()
    await expect(claimCard(owner, licence.title)).toBeVisible()
  })

  await test.step('minting again gives the DID a new number and keeps its claims', async () => {
    await mintDid(owner)
    await expect(page.getByRole('heading', { name: 'DID #2', exact: true })).toBeVisible()
    await expect(page.getByText('Not on the chain any more')).toHaveCount(0)
    await expect(claimCard(owner, licence.title)).toBeVisible()
    await expect.poll(() => isOnChain(owner)).toBe(true)
  })
})

type DropAll = { Method: 'anvil_dropAllTransactions'; Parameters?: undefined; ReturnType: null }

async function isOnChain({ session }: Member): Promise<boolean | undefined> {
  const [did] = z.array(didSchema).parse(await session.call('GET', `/api/dids/owner/${session.address}`))
  return did?.onChain
}
