import type { Claim } from '@did/domain/claim/claim'
import { shareableSchema } from '@did/domain/share/share-record'
import type { TestStackInfo } from '@did/local/test-stack'
import { createPublicClient, http } from 'viem'
import { type ApiSession, createVerifiedClaim } from '../../src/api.ts'
import { expect, test } from '../../src/fixtures.ts'
import { approve, openClaim, pendingRequest } from '../../src/journey.ts'
import { accredit, harvest } from '../../src/shares.ts'

const organization = 'Cooperage of Lamego'

test('a verifier confirms again what it signed before its accreditation, and then the verdict shows no caution any more', async ({
  newMember,
  stack,
}) => {
  const verifier = await newMember({ organization, path: 'about:blank' })
  const owner = await newMember({ path: 'about:blank' })
  const claim = await createVerifiedClaim(owner, verifier, { ...harvest, holderName: 'Maya Rossi' })
  await waitUntilAnchored(owner.session, claim, stack)
  await accredit(verifier, organization, stack)
  // The verifier's work page reads the register from its node. The node fills the register from the
  // chain, which takes a moment.
  const entry = expect.objectContaining({ name: organization, status: 'accredited' })
  await expect.poll(() => verifier.session.call('GET', '/api/register')).toContainEqual(entry)

  await test.step('the desk counts the earlier confirmations, and one press makes them wait again', async () => {
    await verifier.page.goto('/?view=verifier')
    const { page } = verifier
    await expect(page.getByText(/1 confirmation was signed before that/)).toBeVisible()
    await page.getByRole('button', { name: 'Confirm again' }).click()
    await expect(pendingRequest(verifier, harvest.title)).toContainText('Confirm again')
    await expect(page.getByText(/1 confirmation was signed before that/)).toHaveCount(0)
  })

  await test.step('the owner reads why checkers see a caution, until the verifier signs again', async () => {
    await owner.page.goto('/#claims')
    const details = await openClaim(owner, harvest.title)
    await details.getByRole('tab', { name: 'Share' }).click()
    const verdict = details.getByRole('group', { name: 'What a checker reads now' })
    await expect(verdict).toContainText('Confirmed before anybody reviewed the verifier')
    await approve(verifier, harvest.title, { proofType: 'Identity', field: 'Employer', value: 'Quinta do Vale' })
    await owner.page.reload()
    await details.getByRole('tab', { name: 'Share' }).click()
    await expect(verdict).toContainText('You can rely on this claim')
  })
})

/**
 * Waits until the attestation is anchored and the next block would get a later second than the
 * anchor's block.
 */
async function waitUntilAnchored(session: ApiSession, { id }: Claim, { rpcUrl }: TestStackInfo): Promise<void> {
  const readAnchor = async () => {
    const { attestation } = shareableSchema.parse(await session.call('GET', `/api/claims/${id}/shareable`))
    return attestation?.anchorBlock ?? 0
  }
  await expect.poll(readAnchor).toBeGreaterThan(0)
  const chain = createPublicClient({ transport: http(rpcUrl) })
  const { timestamp } = await chain.getBlock({ blockNumber: BigInt(await readAnchor()) })
  const readNextTime = async () => (await chain.getBlock({ blockTag: 'pending' })).timestamp
  await expect.poll(readNextTime).toBeGreaterThan(timestamp)
}
