import { readFile } from 'node:fs/promises'
import { claimSchema } from '@did/domain/claim/claim'
import { shareableSchema } from '@did/domain/share/share-record'
import { shortDate } from '@did/domain/texts/en/days'
import { findEverywhere } from '@did/local/find-everywhere'
import { commitAttributes } from '@did/proofs/attributes/commitment'
import { noExpiry, schemaKey } from '@did/proofs/attributes/slots'
import type { Page } from '@playwright/test'
import { generatePrivateKey } from 'viem/accounts'
import { z } from 'zod'
import { valuesOf } from '../../../web/src/entities/vault/store/content.ts'
import { expect, type Member, test } from '../../src/fixtures.ts'
import { connectAndSignIn, openClaim } from '../../src/journey.ts'
import { createMigratedDatabase } from '../../src/node.ts'
import {
  addClaimWithAttributes,
  approveWithAttributes,
  born,
  publishVerifierKey,
  requestWithAttributes,
  title,
} from '../../src/private-attributes.ts'
import {
  askForAge,
  postAnswer,
  readCharacters,
  readSealed,
  scanRequest,
  sealFor,
} from '../../src/requests-for-proof.ts'
import { copyForAnother } from '../../src/screens/proved-screens.ts'
import { expectToast, verdict } from '../../src/screens/screen.ts'
import { copyLink, openSheet } from '../../src/share-sheet.ts'
import { accredit } from '../../src/shares.ts'
import { lookInto, openVaultDialog, readHolderKey } from '../../src/vault.ts'
import { TestWallet } from '../../src/wallet/test-wallet.ts'

test('an owner shares private attributes with a verifier, the verifier confirms them, and nobody else ever sees them', async ({
  newMember,
  newContext,
  newVisitor,
  newNode,
  databaseUrl,
  stack,
}) => {
  const privateKey = generatePrivateKey()
  const verifier = await newMember({ organization: `Registry ${privateKey.slice(2, 10)}` })
  await accredit(verifier, verifier.user.verifierOrganization ?? '', stack)
  const owner = await newMember({ privateKey, minted: true })
  const expectNoValueStored = async () => {
    for (const value of [born, 'marmalade']) expect(await findEverywhere(databaseUrl, value), value).toEqual([])
  }

  await test.step('the verifier makes its key when it first opens its vault, which its passkey opens again', () =>
    publishVerifierKey(verifier))
  const code = await test.step('the owner enters attributes with the claim, and makes a vault when it is stored', () =>
    addClaimWithAttributes(owner))
  const [claim] = z.array(claimSchema).parse(await owner.session.call('GET', `/api/claims/did/${owner.did.id}`))
  if (!claim) throw new Error('The claim is not there')

  await test.step('the attributes go with the request, sealed', async () => {
    await requestWithAttributes(owner, verifier)
    expect(await findEverywhere(databaseUrl, 'sealed')).toContain('verification_requests.attributes')
  })
  await test.step('the verifier reads what the holder sent, and signs for it', () =>
    approveWithAttributes(verifier, owner, claim.issueDate))
  await test.step('the attestation carries the commitment that the owner’s own copy leads to', () =>
    expectCommitment(owner, code, claim.id))
  await test.step('no table holds a value, and none holds what was sealed to the verifier any more', async () => {
    await expectNoValueStored()
    expect(await findEverywhere(databaseUrl, title)).toContain('claims.title')
    expect(await findEverywhere(databaseUrl, '"sealed"')).toEqual([])
  })

  const proofLink =
    await test.step('the owner proves an age to somebody, who checks it; a copy for somebody else does not hold', async () =>
      proveAge(owner, await newVisitor(), claim.issueDate))
  const [backup, phone] =
    await test.step('on a phone the owner opens the vault with the code, however the code is typed', async () => {
      const context = await newContext({ viewport: { width: 390, height: 800 } })
      const wallet = new TestWallet({ ...stack, privateKey })
      await wallet.install(context)
      const page = await context.newPage()
      return [await openOnPhone(page, code), page] as const
    })
  await test.step('a bar without an account asks for an age, and the owner’s phone answers from a picture of its code', async () => {
    const bar = await newVisitor()
    const requestId = await answerBar(bar, phone)
    // A stranger reads the ciphertext, as everybody can. The stranger posts it again, both to the
    // same request and to another one.
    const [sealed = ''] = await readSealed(bar, requestId)
    await postAnswer(phone, requestId, sealed)
    await expect(bar.getByText('Each person counts once.')).toBeVisible()
    await expect(bar.getByRole('region', { name: /^Answer/ })).toHaveCount(1)
    await refuseForeignAnswers(await newVisitor(), phone, [sealed, proofLink])
    await expectNoValueStored()
  })
  await test.step('on an empty installation the backup opens with the code, and not with what is signed for another site', async () => {
    const { url } = await createMigratedDatabase(stack)
    const { page } = await newMember({ privateKey, node: await newNode({ databaseUrl: url }) })
    await openBackup(page, backup, code)
    // Closes the page before its server stops, because an open page would write complaints into the
    // console.
    await page.close()
  })
  await test.step('a new wording of the signed claim has the same attributes and states the same, under salts of its own', () =>
    rewordClaim(owner, code))
})

async function expectCommitment(owner: Member, code: string, claimId: number): Promise<void> {
  const vault = await lookInto(owner, code)
  const contents = [...vault.entries.values()].flatMap((each) => (each.state === 'read' ? [each.content] : []))
  const attributes = contents.find((content) => content.kind === 'attributes')
  if (attributes?.kind !== 'attributes') throw new Error('There are no attributes in it')
  const terms = { holder: readHolderKey(vault), schema: schemaKey('kyc'), expiry: noExpiry }
  const commitment = commitAttributes(attributes.slots, terms)
  const shareable = shareableSchema.parse(await owner.session.call('GET', `/api/claims/${claimId}/shareable`))
  expect(shareable.attestation?.message.commitment).toBe(commitment)
}

/**
 * The owner proves an age to somebody. A copy of the proof must not be genuine if the copy names
 * another recipient.
 */
async function proveAge(owner: Member, stranger: Page, issueDate: string): Promise<string> {
  const sheet = await openSheet(owner, title)
  await sheet.getByRole('checkbox', { name: '18 or older' }).check()
  const plain = await copyLink(owner, sheet)
  await sheet.getByText('Prove something without showing it').click()
  await sheet.getByRole('button', { name: 'Open with my wallet' }).click()
  await sheet.getByLabel('For whom').fill('Bar do Cais')
  await expect(sheet.getByText(/It will say: somebody born on or before/)).toBeVisible()
  await sheet.getByRole('button', { name: 'Make the proof' }).click()
  await expect(sheet.getByText('The proof is ready.')).toBeVisible()
  const link = await copyLink(owner, sheet.getByRole('status'))
  await expect(sheet.getByRole('region', { name: 'Proofs of this claim' })).toContainText('For “Bar do Cais”')

  await stranger.goto(link)
  const proved = /Passed: Proved for “Bar do Cais” until .*: it was issued to somebody born on or before/
  await expect(stranger.getByText(proved)).toBeVisible()
  await expect(stranger.getByRole('heading', { name: 'What was proved' })).toBeVisible()
  await expect(stranger.getByText('1987')).toHaveCount(0)
  await stranger.goto(plain)
  await expect(stranger.getByRole('article')).toContainText(`18 or olderYes, on ${shortDate(issueDate)}`)
  await expect(stranger.getByText('Seen in person.')).toHaveCount(0)
  await stranger.goto(copyForAnother(link, 'Bar do Mar'))
  await expect(verdict(stranger)).toHaveText('Not genuine')
  await expect(stranger.getByText('The proof in the link was changed, or made for another link')).toBeVisible()
  return link
}

/**
 * Opens the vault with the recovery code, which the person types in several spellings. Returns a
 * backup file.
 */
async function openOnPhone(page: Page, code: string): Promise<Buffer> {
  await page.goto('/')
  await connectAndSignIn({ page })
  const dialog = await openVaultDialog(page)
  const input = dialog.getByLabel('Recovery code')
  const groups = code.split('-')
  await input.fill(groups.with(2, 'AAAAA').join(' '))
  await dialog.getByRole('button', { name: 'Open with the code' }).click()
  await expect(dialog.getByText('Group 3 has a mistake.')).toBeVisible()
  const read = groups.map((group) => group.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l'))
  await input.fill(read.slice(0, 5).join(' '))
  await input.press('Enter')
  await input.pressSequentially(read.slice(5).join(' '))
  expect(await input.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true)
  expect(await input.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)).toBe(true)
  await input.press('Enter')
  await expect(dialog.getByText(`${title}: 3 attributes`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Lock' }).click()
  await dialog.getByRole('button', { name: 'Open with my wallet' }).click()
  await expect(dialog.getByText(`${title}: 3 attributes`)).toBeVisible()
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save a backup file' }).click()
  return readFile(await (await saving).path())
}

/** Returns the id of the bar's request for proof. */
async function answerBar(bar: Page, phone: Page): Promise<string> {
  const asked = await askForAge(bar, 'Bar do Cais')
  await scanRequest(phone, asked.picture)
  await expect(phone).toHaveURL(asked.link)
  await expect(phone.getByText('Unknown asker', { exact: true })).toBeVisible()
  await expect(phone.getByText(/You are asked to prove .* somebody born on or before/)).toBeVisible()
  expect(await readCharacters(phone)).toBe(asked.characters)
  await phone.getByRole('button', { name: 'Open with my wallet' }).click()
  // On a small screen, the checker looks at the QR code while an answer appears in a part of the
  // page that is out of sight.
  await bar.setViewportSize({ width: 390, height: 500 })
  await bar.getByRole('button', { name: 'Copy the link' }).scrollIntoViewIfNeeded()
  await phone.getByRole('button', { name: 'Prove and send' }).click()
  await expect(phone.getByText('Sent', { exact: true })).toBeVisible()

  const answer = bar.getByRole('region', { name: 'Answer 1' })
  await expect(answer.getByRole('heading', { name: 'You can rely on this claim' })).toBeInViewport()
  await expect(answer).toBeFocused()
  await expect(answer.getByText(/Passed: Proved for “Bar do Cais” until .* born on or before/)).toBeVisible()
  await bar.reload()
  await expect(answer.getByRole('heading', { name: 'What was proved' })).toBeVisible()
  return asked.id
}

/**
 * A request for proof must refuse an answer that was copied from another request, and a proof that
 * was made for another recipient.
 */
async function refuseForeignAnswers(other: Page, phone: Page, [sealed, proofLink]: [string, string]): Promise<void> {
  const { id, link } = await askForAge(other, 'Bar do Cais')
  await postAnswer(phone, id, sealed)
  await expect(other.getByText(/something that was not made for this code/)).toBeVisible()
  // A proof that was made for somebody else does not count as an answer, even if that recipient
  // seals the proof for this request.
  await postAnswer(phone, id, await sealFor(link, proofLink))
  await expect(other.getByText(/a proof that was made for something else/)).toBeVisible()
  await expect(other.getByRole('region', { name: /^Answer/ })).toHaveCount(0)
}

async function openBackup(page: Page, backup: Buffer, code: string): Promise<void> {
  const dialog = await openVaultDialog(page)
  const choose = (buffer: Buffer) =>
    dialog.getByLabel('Backup file').setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer })
  await choose(Buffer.from('{}'))
  await expectToast(page, 'Error', 'This file is no backup of private attributes. Please choose another one.')
  await choose(backup)
  await dialog.getByRole('button', { name: 'Open with my wallet' }).click()
  await expect(dialog.getByText('This does not open them.')).toBeVisible()
  await dialog.getByLabel('Recovery code').fill(code)
  await dialog.getByRole('button', { name: 'Open with the code' }).click()
  await expect(dialog.getByText(`${title}: 3 attributes`)).toBeVisible()
}

async function rewordClaim(owner: Member, code: string): Promise<void> {
  await owner.page.goto('/#claims')
  const details = await openClaim(owner, title)
  await details.getByRole('button', { name: 'Edit' }).click()
  await details.getByText('Private attributes (optional)').click()
  const offer = details.getByRole('button', { name: 'Private attributes…' })
  await expect(offer).toBeVisible()
  await expect(details.getByLabel('Date of birth'), 'nothing is typed over what is locked').toHaveCount(0)
  await offer.click()
  await details.getByRole('button', { name: 'Open with my wallet' }).click()
  await expect(details.getByLabel('Date of birth')).toHaveValue(born)
  await details.getByLabel('Title').fill('Resident of the mainland')
  await details.getByRole('button', { name: 'Save as New Claim' }).click()
  await expectToast(owner.page, 'Private attributes saved')
  const vault = await lookInto(owner, code)
  const contents = [...vault.entries.values()].flatMap((each) => (each.state === 'read' ? [each.content] : []))
  const kept = contents.filter((content) => content.kind === 'attributes')
  expect(kept.map((each) => each.claim.title).toSorted()).toEqual([
    'Resident of the islands',
    'Resident of the mainland',
  ])
  expect(new Set(kept.map((each) => JSON.stringify(valuesOf(each)))).size).toBe(1)
  expect(new Set(kept.map((each) => each.commitment)).size).toBe(2)
}
