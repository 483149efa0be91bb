import { createVerifiedClaim, register } from '../../src/api.ts'
import { expect, test } from '../../src/fixtures.ts'
import { openClaim } from '../../src/journey.ts'
import { harvest } from '../../src/shares.ts'

test('View Proof checks a private claim for its owner, although nobody can share it', async ({
  newMember,
  node,
  stack,
}) => {
  const owner = await newMember({ minted: true, path: 'about:blank' })
  const verifier = await register(node, stack, { organization: 'Quinta do Vale, private claims' })
  await createVerifiedClaim(owner, verifier, { ...harvest, isPrivate: true })
  await owner.page.goto('/#claims')
  const details = await openClaim(owner, harvest.title)
  await details.getByRole('tab', { name: 'Share' }).click()
  await expect(details.getByText('This claim is private')).toBeVisible()
  await details.getByRole('tab', { name: 'Details' }).click()
  await details.getByRole('button', { name: 'View Proof' }).click()
  await expect(details.getByText('Confirmed by somebody we do not know')).toBeVisible()
  await expect(details.getByText('Passed: The content is exactly what the verifier signed')).toBeVisible()
})
