import {
  bakePng,
  buildCredential,
  buildIssuer,
  moveIssuer,
  signCredential,
  signJwt,
  writeBitstringList,
} from '@did/credentials/test/foreign-issuer'
import { credentialOfferSchema } from '@did/domain/portable/credential-offer'
import type { Page } from '@playwright/test'
import { createVerifiedClaim } from '../../src/api.ts'
import { expect, test } from '../../src/fixtures.ts'
import { takeOffer } from '../../src/foreign-wallet.ts'
import { openScanner } from '../../src/scanner.ts'
import { harvest } from '../../src/shares.ts'

const school = moveIssuer(buildIssuer(2), 'did:web:school.example')
const list = 'https://school.example/lists/1'

async function bring(page: Page, text: string | Uint8Array, name = 'credential.json'): Promise<void> {
  await openScanner(page)
  await page
    .getByLabel('Choose a file', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) })
}

const headline = (page: Page) => page.getByRole('heading', { level: 1 })

test('the page says that a stranger signed a credential if nobody here knows the signer, and calls a changed credential not genuine', async ({
  newVisitor,
}) => {
  const stranger = buildIssuer(1)
  const signed = await signCredential(stranger, buildCredential(stranger.did))
  const text = JSON.stringify(signed, null, 2)
  const page = await newVisitor()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')))
  await bring(page, text)
  await expect(headline(page)).toHaveText('Signed by a stranger')
  await expect(page.getByText('Issued by a stranger: nobody here knows whose key this is')).toBeVisible()
  await expect(page.getByText('First aid')).toBeVisible()
  expect(requests.join(' ')).not.toContain('First')

  await bring(page, text.replace('First aid', 'Surgery'))
  await expect(headline(page)).toHaveText('Not genuine')
  await expect(page.getByText('Surgery')).toHaveCount(0)

  await bring(page, text.slice(0, -20))
  await expect(headline(page)).toHaveText('This credential could not be read')

  await bring(page, '9.cut.in.the.middle~', 'credential.txt')
  await expect(page.getByText('neither a saved claim nor a credential, or it is damaged')).toBeVisible()
  await bring(page, text + ' '.repeat(3_000_000))
  await expect(page.getByText('This file is too long to be a saved claim or a credential')).toBeVisible()
})

test('the verdict on a credential that a domain issued names the domain, and says “Withdrawn” once the domain’s status list revokes the credential', async ({
  newVisitor,
}) => {
  const credentialStatus = {
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: '9',
    statusListCredential: list,
  }
  const jwt = signJwt(school, buildCredential(school.did, { credentialStatus }), { typ: 'vc+jwt' })
  const page = await newVisitor()
  let revoked: number[] = []
  // This test itself answers in place of the other host. Other tests check which addresses the
  // service refuses to fetch.
  await page.route('**/api/foreign-documents?*', async (route) => {
    const asked = new URL(route.request().url()).searchParams.get('url')
    const body =
      asked === list ? await writeBitstringList(school, { id: list, set: revoked }) : JSON.stringify(school.document)
    await route.fulfill({ body, contentType: 'application/octet-stream' })
  })
  await bring(page, jwt, 'credential.jwt')
  await expect(headline(page)).toHaveText('Signed by a domain')
  await expect(page.getByText('Not withdrawn, as the issuer’s signed list says')).toBeVisible()
  await expect(page.getByText('fetched the issuer’s keys for this page from school.example.')).toBeVisible()
  await expect(page.getByText('fetched the list of withdrawals for this page from school.example.')).toBeVisible()

  revoked = [9]
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(headline(page)).toHaveText('Withdrawn')
})

test('the scanner reads a badge from inside a picture, and a badge that is pasted as text', async ({ newVisitor }) => {
  const issuer = buildIssuer(3)
  const badge = {
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
    id: 'urn:uuid:91537dba-56cb-11ec-bf63-0242ac130002',
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: issuer.did, type: ['Profile'], name: 'Northfield School' },
    validFrom: '2026-01-01T00:00:00Z',
    name: 'Team player',
    credentialSubject: {
      id: 'did:example:maya',
      type: ['AchievementSubject'],
      achievement: {
        id: 'urn:uuid:d46e8ef1-c647-419b-be18-5e045d1c4e64',
        type: ['Achievement'],
        name: 'Team player',
        description: 'Works well with others',
        criteria: { narrative: 'Three projects in a team' },
      },
    },
  }
  const signed = JSON.stringify(await signCredential(issuer, badge))
  const page = await newVisitor()
  await bring(page, bakePng(new TextEncoder().encode(signed)), 'badge.png')
  await expect(headline(page)).toHaveText('Signed by a stranger')
  await expect(page.getByRole('heading', { name: 'Team player' })).toBeVisible()
  await expect(page.getByText('It calls itself “Northfield School”. Nobody here has checked this name.')).toBeVisible()

  await openScanner(page)
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }))
  }, signed)
  await expect(headline(page)).toHaveText('Signed by a stranger')
})

test('the page for a shared claim accepts a file with a credential of other software if its address contains no claim', async ({
  newVisitor,
}) => {
  const stranger = buildIssuer(1)
  const jwt = signJwt(stranger, buildCredential(stranger.did), { typ: 'vc+jwt' })
  const page = await newVisitor()
  await page.goto('/shared-claim', { waitUntil: 'networkidle' })
  await page
    .getByLabel('Choose a file', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({ name: 'credential.jwt', mimeType: 'application/octet-stream', buffer: Buffer.from(jwt) })
  await expect(headline(page)).toHaveText('Signed by a stranger')
})

test('a checker can check several credentials of other software side by side', async ({ newVisitor }) => {
  const [stranger, thief] = [buildIssuer(1), buildIssuer(4)]
  const signed = JSON.stringify(await signCredential(stranger, buildCredential(stranger.did)))
  const forged = signJwt(thief, buildCredential(stranger.did), { typ: 'vc+jwt', kid: stranger.kid })
  const page = await newVisitor()
  await page.goto('/check', { waitUntil: 'networkidle' })
  await page
    .getByLabel('Choose files')
    .and(page.locator('input'))
    .setInputFiles([
      { name: 'signed.json', mimeType: 'application/json', buffer: Buffer.from(signed) },
      { name: 'forged.jwt', mimeType: 'application/octet-stream', buffer: Buffer.from(forged) },
    ])
  const rows = page.getByRole('row')
  await expect(rows.filter({ hasText: 'signed.json' })).toContainText('Signed by a stranger')
  await expect(rows.filter({ hasText: 'forged.jwt' })).toContainText('Do not rely on it')
  await page.getByRole('button', { name: 'Details of row 1' }).click()
  await expect(page.getByText('Issued by a stranger: nobody here knows whose key this is')).toBeVisible()
  // A DID is one long word. A phone's page must not become wider than the screen.
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('the verdict on a credential of this service that another wallet has taken rests on the verifier’s own signature inside the credential', async ({
  newMember,
  newVisitor,
}) => {
  const verifier = await newMember({ organization: 'Vintners of the East', path: 'about:blank' })
  const owner = await newMember({ minted: true, path: 'about:blank' })
  const claim = await createVerifiedClaim(owner, verifier, harvest)
  const offered = await owner.session.call('POST', `/api/claims/${claim.id}/offers`, { configuration: 'claim_sd_jwt' })
  const credential = await takeOffer(credentialOfferSchema.parse(offered).uri)
  const page = await newVisitor()
  await bring(page, credential, 'credential.txt')
  await expect(headline(page)).toHaveText('Confirmed by somebody we do not know')
  await expect(page.getByText('Issued by this service')).toBeVisible()
  await expect(page.getByText('The content is exactly what the verifier signed')).toBeVisible()
  await expect(page.getByText('Not withdrawn, as the issuer’s signed list says')).toBeVisible()
  await expect(page.getByText(harvest.title).first()).toBeVisible()
})
