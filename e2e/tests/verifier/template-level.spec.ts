import { claimSchema } from '@did/domain/claim/claim'
import { ownTemplateSchema } from '@did/domain/template/template'
import { z } from 'zod'
import { askVerifier, createClaim, register } from '../../src/api.ts'
import { expect, test } from '../../src/fixtures.ts'
import { pendingRequest } from '../../src/journey.ts'
import { expectToast } from '../../src/screens/screen.ts'

const degree = {
  field: 'degree',
  label: 'Degree',
  kind: 'text',
  value: 'Master of Science',
  isOpenByDefault: false,
} as const

test('a verifier confirms a claim at the level that the claim’s template names, without choosing a level again', async ({
  newMember,
  node,
  stack,
}) => {
  const verifier = await newMember({ organization: 'Registrar of Fernfield', path: '/templates' })
  const owner = await register(node, stack)
  const { page } = verifier
  await page.getByRole('button', { name: 'Publish a Template' }).click()
  const form = page.getByRole('dialog', { name: 'Publish a Template' })
  await form.getByLabel('Claim Type').selectOption('Education Credential')
  await form.getByLabel('Title').fill('Enrolled student')
  await form.getByLabel('What it is for').fill('That the university knows you as a student.')
  // For an education claim, the list of levels names the identity proof after the claim's type:
  // “Education Credential”.
  await form.getByLabel('Level of your confirmation').selectOption('Education Credential')
  await form.getByLabel('Line 1', { exact: true }).fill('Degree')
  await form.getByRole('button', { name: 'Remove line 2' }).click()
  await form.getByLabel('Example', { exact: true }).fill('Degree: Master of Science')
  await form.getByRole('button', { name: 'Publish', exact: true }).click()
  await expectToast(page, 'Template Published')

  const [template] = z.array(ownTemplateSchema).parse(await verifier.session.call('GET', '/api/templates/own'))
  const text = { type: 'education', title: 'Enrolled student', description: 'Student', fields: [degree] }
  const claim = await createClaim(owner.session, owner.did, { ...text, templateId: template?.id })
  await askVerifier(owner.session, claim, verifier.user)
  await page.goto('/?view=verifier')
  await pendingRequest(verifier, 'Enrolled student').getByRole('button', { name: 'Approve' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm this claim' })
  await dialog.getByRole('button', { name: 'Complete Verification' }).click()
  await expect(dialog).toHaveCount(0)
  const claims = await owner.session.call('GET', `/api/claims/did/${owner.did.id}`)
  const [confirmed] = z.array(claimSchema).parse(claims)
  expect(confirmed?.verificationLevel).toBe('IdentityProof')
})
