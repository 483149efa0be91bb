import type { Claim } from '@did/domain/claim/claim'
import type { OwnTemplate } from '@did/domain/template/template'
import type { AskedRequest } from '@did/domain/verification-request/verification-request'
import { expect } from 'vitest'
import { buildDid, buildRequest, buildTemplate, buildVerifier, type Person, templateForm } from '../rig/builders.ts'
import { test } from '../rig/test.ts'

let verifier: Person
test.beforeAll(async ({ node }) => {
  verifier = await buildVerifier(node, 'Harbour Office')
})

async function makeClaim(owner: Person, template: Partial<OwnTemplate> = {}): Promise<Claim> {
  const did = await buildDid(owner)
  const fields = [{ field: 'waters', label: 'Waters', kind: 'text', value: 'Inland', isOpenByDefault: false }]
  const body = { didId: did.id, type: 'license', title: 'Boating licence', description: 'Inland waters', fields }
  return owner.client.ok<Claim>('POST', '/api/claims', { ...body, ...(template.id && { templateId: template.id }) })
}

async function askedLevel(owner: Person, claim: Claim) {
  const { request } = await buildRequest(owner, verifier, claim)
  const asked = await verifier.client.ok<AskedRequest[]>(
    'GET',
    `/api/verification-requests/verifier/${verifier.user.id}`,
  )
  const found = asked.find(({ id }) => id === request.id)
  return found?.status === 'pending' ? found.level : undefined
}

test('a verifier reads which level is named by the template from which a claim was made', async ({ owner }) => {
  const template = await buildTemplate(verifier, { level: 'EducationProof' })
  expect(await askedLevel(owner, await makeClaim(owner, template))).toBe('EducationProof')
})

test('a claim has no template level when it was made without a template or from a template that names no level', async ({
  owner,
}) => {
  expect(await askedLevel(owner, await makeClaim(owner))).toBeNull()
  expect(await askedLevel(owner, await makeClaim(owner, await buildTemplate(verifier)))).toBeNull()
})

test('a claim keeps the level of its template when its owner rewords the claim and the template changes', async ({
  owner,
}) => {
  const template = await buildTemplate(verifier, { level: 'AgeProof' })
  const claim = await makeClaim(owner, template)
  await verifier.client.ok('PUT', `/api/templates/${template.id}`, { ...templateForm, level: 'IdentityProof' })
  const { type, description, fields } = claim
  const reworded = { type, title: 'Boating licence of 2024', description, issuer: '', fields, derivedFacts: [] }
  expect(await askedLevel(owner, await owner.client.ok<Claim>('PUT', `/api/claims/${claim.id}`, reworded))).toBe(
    'AgeProof',
  )
})

test('a template is refused when it names a level that templates may not name', async () => {
  const answer = await verifier.client.call('POST', '/api/templates', { ...templateForm, level: 'CustomProof' })
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
})
