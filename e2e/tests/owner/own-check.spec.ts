import type { Locator, Page } from '@playwright/test'
import { createVerifiedClaim, register } from '../../src/api.ts'
import { expect, type Member, test } from '../../src/fixtures.ts'
import { openClaim } from '../../src/journey.ts'
import { closeByEscape } from '../../src/screens/keyboard.ts'
import { copyLink, showLinks } from '../../src/share-sheet.ts'
import { accredit, harvest } from '../../src/shares.ts'

test('“View Proof” checks a private claim for its owner, although the owner cannot share the claim with anybody', async ({
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

test('in the Share tab, an owner reads the verdict that a checker would get, even without a minted DID, and can improve this verdict there', async ({
  newMember,
  newVisitor,
  node,
  stack,
}) => {
  const owner = await newMember({ path: 'about:blank' })
  const verifier = await register(node, stack, { organization: 'Quinta do Vale, before the mint' })
  await accredit(verifier, 'Quinta do Vale, before the mint', stack)
  await createVerifiedClaim(owner, verifier, { ...harvest, holderName: 'Maya Rossi' })
  await owner.page.goto('/#claims')
  const details = await openClaim(owner, harvest.title)
  await showLinks(details, 'Open link')
  const verdict = details.getByRole('group', { name: 'What a checker reads now' })
  await expect(verdict).toContainText('You can rely on this claim')
  await expectSameElsewhere(details, owner, await newVisitor())
  await details
    .getByRole('checkbox', { name: 'Your name' })
    .or(details.getByRole('checkbox', { name: 'Name' }))
    .first()
    .uncheck()
  await expect(verdict).toContainText('It does not say whose it is')
  await expectEnlarged(details, async (code) => expect(code.getByText('Maya Rossi')).toHaveCount(0))
  await verdict.getByRole('button', { name: 'Show my name' }).click()
  await expect(verdict).toContainText('You can rely on this claim')
  await expectEnlarged(details, async (code) => expect(code.getByText('Maya Rossi')).toBeVisible())
})

/** The Share tab and a checker's page must say the same about the claim as View Proof. */
async function expectSameElsewhere(details: Locator, owner: Member, checker: Page): Promise<void> {
  await owner.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const link = await copyLink(owner, details)
  await details.getByRole('tab', { name: 'Details' }).click()
  await details.getByRole('button', { name: 'View Proof' }).click()
  await expect(details.getByRole('status').filter({ hasText: 'You can rely on this claim' })).toBeVisible()
  await expect(details.getByText(/Its identity is not on the chain/)).toBeVisible()
  await details.getByRole('tab', { name: 'Share' }).click()
  await expect(owner.page.getByText('What verifiers confirm counts all the same.', { exact: false })).toBeVisible()
  await checker.goto(link)
  await expect(checker.getByText('You can rely on this claim')).toBeVisible()
  await expect(checker.getByText(/Its identity is not on the chain/)).toBeVisible()
}

async function expectEnlarged(details: Locator, expectOn: (code: Locator) => Promise<void>): Promise<void> {
  await details.getByRole('button', { name: 'Enlarge', exact: true }).click()
  await details.getByRole('button', { name: 'Show it' }).click()
  const code = details.page().getByRole('dialog', { name: 'Sharing code' })
  await expect(code.getByRole('img')).toBeVisible()
  await expectOn(code)
  await closeByEscape(code)
}
