/**
 * A person with one DID sees this DID at once. A person with several DIDs chooses which DID is on
 * screen, and finds every claim.
 */
import type { Did } from '@did/domain/did'
import { createClaim, createOffChainDid } from '../../src/api.ts'
import { expect, type Member, test } from '../../src/fixtures.ts'
import { claimCard, mintDid, type OnScreen, openView } from '../../src/journey.ts'

const older = { type: 'membership', title: 'Harbour rowing club', description: 'Member since the spring of 2019' }
const newer = { type: 'award', title: 'Ferry design prize', description: 'First place in the open class' }

const shownDid = ({ page }: OnScreen) => page.getByRole('region', { name: 'Your Decentralized Identity' })
const title = ({ tokenId }: Did) => `DID #${tokenId}`

async function chooseDid({ page }: OnScreen, did: Did): Promise<void> {
  await page.getByText('1 other DID in this wallet').click()
  await page.getByRole('link', { name: `Show DID #${did.tokenId}` }).click()
}

async function buildOwnerOfTwo(owner: Member): Promise<{ first: Did; second: Did }> {
  const first = await createOffChainDid(owner.session)
  await createClaim(owner.session, owner.did, older)
  await createClaim(owner.session, first, newer)
  await owner.page.goto('/')
  return { first, second: owner.did }
}

test('an owner with two DIDs chooses which DID is on screen, and a reload keeps the choice', async ({ newMember }) => {
  const owner = await newMember({ path: 'about:blank' })
  const { page } = owner
  const { first, second } = await buildOwnerOfTwo(owner)
  await expect(shownDid(owner).getByRole('heading', { name: title(first) })).toBeVisible()
  await expect(claimCard(owner, newer.title)).toBeVisible()
  await expect(claimCard(owner, older.title)).toHaveCount(0)
  await expect(page.getByText('2 not sent yet')).toBeVisible()

  await chooseDid(owner, second)
  await expect(shownDid(owner).getByRole('heading', { name: title(second) })).toBeVisible()
  await expect(claimCard(owner, older.title)).toBeVisible()
  await expect(claimCard(owner, newer.title)).toHaveCount(0)

  await openView(owner, 'Identity Claims')
  await claimCard(owner, older.title).getByRole('link', { name: 'View Details' }).click()
  const details = page.getByRole('dialog', { name: older.title })
  await expect(details.getByText(second.tokenId)).toBeVisible()
  await details.getByRole('button', { name: 'Close' }).first().click()
  await expect(claimCard(owner, older.title)).toBeVisible()
  await page.reload()
  await expect(claimCard(owner, older.title)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'My DIDs' }).click()
  await expect(shownDid(owner).getByRole('heading', { name: title(second) })).toBeVisible()

  await page.goto('/?did=999999')
  await expect(shownDid(owner).getByRole('heading', { name: title(second) })).toBeVisible()
})

test('a new off-chain DID does not replace the minted DID and its claims on the screen', async ({ newMember }) => {
  const owner = await newMember({ minted: true, path: 'about:blank' })
  await createClaim(owner.session, owner.did, older)
  await createOffChainDid(owner.session)
  await owner.page.goto('/')
  await expect(shownDid(owner).getByRole('heading', { name: title(owner.did) })).toBeVisible()
  await expect(claimCard(owner, older.title)).toBeVisible()
})

test('My Claims opens every claim, whichever DID is on screen', async ({ newMember }) => {
  const owner = await newMember({ path: 'about:blank' })
  const { first, second } = await buildOwnerOfTwo(owner)
  await openView(owner, 'Verification')
  await owner.page.getByRole('tab', { name: 'My Claims' }).click()
  for (const [claim, did] of [
    [older, second],
    [newer, first],
  ] as const) {
    const item = owner.page.getByRole('main').getByRole('listitem').filter({ hasText: claim.title })
    await expect(item.getByText('Issuer, as the owner wrote it')).toHaveCount(0)
    await item.getByRole('link', { name: 'View Details' }).click()
    const details = owner.page.getByRole('dialog', { name: claim.title })
    await expect(details.getByText(did.tokenId)).toBeVisible()
    await details.getByRole('button', { name: 'Close' }).first().click()
    await expect(details).toBeHidden()
  }
})

test('a mint concerns the DID that is on screen, even if another DID is first in the owner’s list', async ({
  newMember,
}) => {
  const owner = await newMember({ path: 'about:blank' })
  const { first, second } = await buildOwnerOfTwo(owner)
  await chooseDid(owner, second)
  await expect(claimCard(owner, older.title)).toBeVisible()
  await mintDid(owner)
  await expect(shownDid(owner).getByRole('heading', { name: /^DID #\d+$/ })).toBeVisible()
  await expect(claimCard(owner, older.title)).toBeVisible()
  await owner.page.getByText('1 other DID in this wallet').click()
  const other = owner.page.getByRole('link', { name: `Show DID #${first.tokenId}` })
  await expect(other.getByText('Not on the chain')).toBeVisible()
})

test('the DID that a person chose in the wizard is on screen afterwards', async ({ newMember }) => {
  const owner = await newMember({ path: 'about:blank' })
  const { page } = owner
  const { second } = await buildOwnerOfTwo(owner)
  await page.getByRole('button', { name: 'Restart Onboarding' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page
    .getByRole('listitem')
    .filter({ hasText: second.tokenId.slice(0, 15) })
    .getByRole('button')
    .last()
    .click()
  await page.getByLabel('Title').fill('Lighthouse keeper')
  await page.getByLabel('Description').fill('Two summers on the north pier')
  await page.getByRole('button', { name: 'Create Claim' }).click()
  await page.getByRole('button', { name: 'Continue to Dashboard' }).click()
  await expect(shownDid(owner).getByRole('heading', { name: title(second) })).toBeVisible()
  await expect(claimCard(owner, 'Lighthouse keeper')).toBeVisible()
})
