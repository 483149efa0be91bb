import { readFile } from 'node:fs/promises'
import { claimSchema } from '@did/domain/claim'
import { shortDate } from '@did/domain/display'
import { shareableSchema } from '@did/domain/share-record'
import { findEverywhere } from '@did/local/find-everywhere'
import { createTestDatabase } from '@did/local/test-stack'
import { commitAttributes } from '@did/proofs/attributes/commitment'
import { noExpiry, schemaKey } from '@did/proofs/attributes/slots'
import type { Route } from '@playwright/test'
import { generatePrivateKey } from 'viem/accounts'
import { z } from 'zod'
import { valuesOf } from '../../web/src/lib/vault/content.ts'
import { expect, expectedConsoleErrors, test } from '../src/fixtures.ts'
import { connectAndSignIn, openClaim, openView, pendingRequest } from '../src/journey.ts'
import { copyForAnother } from '../src/proved-screens.ts'
import { askForAge, postAnswer, readCharacters, readSealed, scanRequest, sealFor } from '../src/requests-for-proof.ts'
import { expectToast, verdict } from '../src/screen.ts'
import { copyLink, openSheet } from '../src/share-sheet.ts'
import { accredit } from '../src/shares.ts'
import { TestWallet } from '../src/test-wallet.ts'
import { bringPasskeys, holderOf, lookInto, makeVault } from '../src/vault.ts'

const title = 'Resident of the islands'
const born = '1987-03-09'

test('an owner shares private attributes, a verifier vouches for them, and nobody else ever sees them', async ({
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

  await test.step('the verifier makes its key when it first opens its vault, which its passkey opens again', async () => {
    await bringPasskeys(verifier.page)
    await openView(verifier, 'Your Profile')
    await verifier.page.getByRole('button', { name: 'Private attributes…' }).click()
    const dialog = verifier.page.getByRole('dialog', { name: 'Private attributes' })
    await makeVault(verifier, dialog, 'Use a passkey')
    await test.step('one that could not be published lets nobody share anything, and is made again', async () => {
      const refusePublishing = (route: Route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback())
      expectedConsoleErrors.set(verifier.page, /net::ERR_FAILED/)
      await verifier.page.route('**/attribute-key', refusePublishing)
      await dialog.getByRole('button', { name: 'Make my key' }).click()
      await expectToast(verifier.page, 'Connection Error')
      await verifier.page.unroute('**/attribute-key', refusePublishing)
      await dialog.getByRole('button', { name: 'Lock' }).click()
      await dialog.getByRole('button', { name: 'Open with the passkey of' }).click()
      await dialog.getByRole('button', { name: 'Make my key' }).click()
    })
    await expectToast(verifier.page, 'Key published')
    // What the page read before the key was made has no key in it: opening waits for what the server has now.
    const { promise: pressed, resolve: press } = Promise.withResolvers<void>()
    await verifier.page.route('**/api/vault', async (route) => pressed.then(() => route.continue()))
    await dialog.getByRole('button', { name: 'Lock' }).click()
    await dialog.getByRole('button', { name: 'Open with the passkey of' }).click()
    press()
    await expect(dialog.getByRole('button', { name: 'Lock' })).toBeVisible()
    await expect(dialog.getByText('Holders can share private attributes with you.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
  })

  const code =
    await test.step('the owner enters attributes with the claim, and makes a vault when it is stored', async () => {
      await openView(owner, 'Identity Claims')
      await owner.page.getByRole('button', { name: 'Add Claim', exact: true }).first().click()
      const adding = owner.page.getByRole('dialog', { name: 'Add New Claim' })
      await adding.getByLabel('Claim Type').selectOption({ label: 'KYC Verification' })
      await adding.getByLabel('Title').fill(title)
      await adding.getByLabel('Description').fill('Seen in person.')
      await adding.getByText('Private attributes (optional)').click()
      await adding.getByLabel('Date of birth').fill(born)
      await adding.getByLabel('National ID').fill('PT-7781-marmalade')
      await adding.getByLabel('Country').selectOption({ label: 'Portugal' })
      await adding.getByRole('checkbox', { name: '18 or older: yes' }).check()
      await adding.getByRole('button', { name: 'Create Claim' }).click()
      const sealing = owner.page.getByRole('dialog', { name: 'Private attributes' })
      const written = await makeVault(owner, sealing)
      await expect(sealing.getByText('Your private attributes are sealed and stored.')).toBeVisible()
      await sealing.getByRole('button', { name: 'Continue' }).click()
      const result = owner.page.getByRole('dialog').filter({ hasText: 'Transaction Successful!' })
      await result.getByRole('button', { name: 'Close' }).first().click()
      return written
    })
  const [claim] = z.array(claimSchema).parse(await owner.session.call('GET', `/api/claims/did/${owner.did.id}`))
  if (!claim) throw new Error('The claim is not there')

  await test.step('they go with the request, sealed', async () => {
    await openClaim(owner, title)
    await owner.page.getByRole('button', { name: 'Request Verification' }).click()
    const dialog = owner.page.getByRole('dialog', { name: 'Request Verification' })
    const share = dialog.getByRole('checkbox', { name: 'Share my private attributes with this verifier' })
    await expect(share).toBeChecked()
    await dialog.getByRole('combobox').selectOption({ label: verifier.user.verifierOrganization ?? '' })
    await expect(dialog.getByText(`For ${verifier.user.verifierOrganization}`)).toBeVisible()
    await expect(dialog.getByText(verifier.session.address)).toBeVisible()
    await expect(dialog.getByText('Your wallet asks for one signature more.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Submit Request' }).click()
    await expectToast(owner.page, 'Verification Request Submitted')
    expect(await findEverywhere(databaseUrl, 'sealed')).toContain('verification_requests.attributes')
  })

  await test.step('the verifier reads what the holder sent, and signs for it', async () => {
    await openView(verifier, 'Verifier Panel')
    await pendingRequest(verifier, title).getByRole('button', { name: 'Approve' }).click()
    const dialog = verifier.page.getByRole('dialog', { name: 'Zero-Knowledge Proof' })
    await dialog.getByRole('radio', { name: 'Age' }).click()
    await dialog.getByRole('button', { name: 'Continue' }).click()
    const told = dialog.getByRole('region', { name: 'From the holder' })
    await expect(told.getByText('Mar 9, 1987')).toBeVisible()
    await expect(told.getByText('PT-7781-marmalade')).toBeVisible()
    await expect(told.getByText('Portugal')).toBeVisible()
    await expect(told.getByText(`Signed by the holder’s wallet ${owner.session.address}`)).toBeVisible()
    const stated = dialog.getByRole('region', { name: 'Stated in the claim' })
    await expect(stated).toContainText(`Date of birthMar 9, 198718 or olderYes, on ${shortDate(claim.issueDate)}`)
    await expect(stated).toContainText('This follows from the date of birth.')
    await dialog.getByRole('checkbox', { name: 'Date of birth' }).check()
    await expect(dialog.getByLabel('Value of Date of birth')).toHaveValue(born)
    await expect(dialog.getByLabel('Value of Date of birth')).not.toBeEditable()
    await dialog.getByRole('button', { name: 'Generate Proof' }).click()
    await expect(dialog.getByText('Those the holder shared with you, all of them')).toBeVisible()
    await dialog.getByRole('button', { name: 'Complete Verification' }).click()
    await expectToast(verifier.page, 'Verification approved', 'Zero-Knowledge Verification Complete')
  })

  await test.step('the attestation carries the commitment that the owner’s own copy leads to', async () => {
    const vault = await lookInto(owner, code)
    const contents = [...vault.entries.values()].flatMap((each) => (each.state === 'read' ? [each.content] : []))
    const attributes = contents.find((content) => content.kind === 'attributes')
    if (attributes?.kind !== 'attributes') throw new Error('There are no attributes in it')
    const terms = { holder: holderOf(vault), schema: schemaKey('kyc'), expiry: noExpiry }
    const commitment = commitAttributes(attributes.slots, terms)
    const shareable = shareableSchema.parse(await owner.session.call('GET', `/api/claims/${claim.id}/shareable`))
    expect(shareable.attestation?.message.commitment).toBe(commitment)
  })

  await test.step('no table holds a value, and none holds what was sealed to the verifier any more', async () => {
    for (const value of [born, 'marmalade']) expect(await findEverywhere(databaseUrl, value), value).toEqual([])
    expect(await findEverywhere(databaseUrl, title)).toContain('claims.title')
    expect(await findEverywhere(databaseUrl, '"sealed"')).toEqual([])
  })

  const proofLink =
    await test.step('the owner proves an age to somebody, who checks it; a copy for somebody else does not hold', async () => {
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
      await expect(sheet.getByRole('region', { name: 'Proofs of this claim' })).toContainText('For Bar do Cais')

      const stranger = await newVisitor()
      await stranger.goto(link)
      const proved = /Passed: Proved for “Bar do Cais” until .*: it was issued to somebody born on or before/
      await expect(stranger.getByText(proved)).toBeVisible()
      await expect(stranger.getByRole('heading', { name: 'What was proved' })).toBeVisible()
      await expect(stranger.getByText('It was made with development keys.')).toBeVisible()
      await expect(stranger.getByText('1987')).toHaveCount(0)
      await stranger.goto(plain)
      await expect(stranger.getByRole('article')).toContainText(`18 or olderYes, on ${shortDate(claim.issueDate)}`)
      await expect(stranger.getByText('Seen in person.')).toHaveCount(0)
      await stranger.goto(copyForAnother(link, 'Bar do Mar'))
      await expect(verdict(stranger)).toHaveText('Not genuine')
      await expect(stranger.getByText('The proof in the link was changed, or made for another link')).toBeVisible()
      return link
    })

  const [backup, phone] =
    await test.step('on a phone the owner opens them with the code, however it is typed', async () => {
      const context = await newContext({ viewport: { width: 390, height: 800 } })
      const wallet = new TestWallet({ ...stack, privateKey })
      await wallet.install(context)
      const page = await context.newPage()
      await page.goto('/')
      await connectAndSignIn({ page })
      await openView({ page }, 'Your Profile')
      await page.getByRole('button', { name: 'Private attributes…' }).click()
      const dialog = page.getByRole('dialog', { name: 'Private attributes' })
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
      return [await readFile(await (await saving).path()), page] as const
    })

  await test.step('a bar without an account asks for an age, and the owner’s phone answers from a picture of its code', async () => {
    const bar = await newVisitor()
    const asked = await askForAge(bar, 'Bar do Cais')
    await scanRequest(phone, asked.picture)
    await expect(phone).toHaveURL(asked.link)
    await expect(phone.getByText('Unknown asker', { exact: true })).toBeVisible()
    await expect(phone.getByText(/You are asked to prove .* somebody born on or before/)).toBeVisible()
    expect(await readCharacters(phone)).toBe(asked.characters)
    await phone.getByRole('button', { name: 'Open with my wallet' }).click()
    await phone.getByRole('button', { name: 'Prove and send' }).click()
    await expect(phone.getByText('Sent', { exact: true })).toBeVisible()

    const answer = bar.getByRole('region', { name: 'Answer 1' })
    await expect(answer.getByRole('heading', { name: 'You can rely on this claim' })).toBeVisible()
    await expect(answer.getByText(/Passed: Proved for “Bar do Cais” until .* born on or before/)).toBeVisible()
    await expect(answer.getByText('It was made with development keys.')).toBeVisible()
    await bar.reload()
    await expect(answer.getByRole('heading', { name: 'What was proved' })).toBeVisible()

    // A stranger reads the ciphertext, as everybody can, and posts it again and to the request of somebody else.
    const [sealed = ''] = await readSealed(bar, asked.id)
    await postAnswer(phone, asked.id, sealed)
    await expect(bar.getByText('Each person counts once.')).toBeVisible()
    await expect(bar.getByRole('region', { name: /^Answer/ })).toHaveCount(1)
    const other = await newVisitor()
    const { id, link } = await askForAge(other, 'Bar do Cais')
    await postAnswer(phone, id, sealed)
    await expect(other.getByText(/something this page cannot open/)).toBeVisible()
    // Nor does what was proved to somebody else, sealed by whoever got it.
    await postAnswer(phone, id, await sealFor(link, proofLink))
    await expect(other.getByText(/a proof that does not hold for this request/)).toBeVisible()
    await expect(other.getByRole('region', { name: /^Answer/ })).toHaveCount(0)
    for (const value of [born, 'marmalade']) expect(await findEverywhere(databaseUrl, value), value).toEqual([])
  })

  await test.step('on an empty installation the backup opens with the code, and not with what is signed for another site', async () => {
    const { url } = await createTestDatabase(stack)
    const { page } = await newMember({ privateKey, node: await newNode({ databaseUrl: url }) })
    await openView({ page }, 'Your Profile')
    await page.getByRole('button', { name: 'Private attributes…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Private attributes' })
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
    // Its server goes before it would.
    await page.close()
  })

  await test.step('a new wording of the signed claim has the same attributes and states the same, under salts of its own', async () => {
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
  })
})
