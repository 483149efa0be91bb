import { attachProved, parseShareUrl } from '@did/credentials/share-link'
import { shareableSchema } from '@did/domain/share-record'
import { findEverywhere } from '@did/local/find-everywhere'
import { createTestDatabase } from '@did/local/test-stack'
import { commitAttributes } from '@did/proofs/attributes/commitment'
import { noExpiry, schemaKey } from '@did/proofs/attributes/slots'
import { decodeProofForSomebody, encodeProofForSomebody } from '@did/proofs/proof-for-somebody'
import { generatePrivateKey } from 'viem/accounts'
import { createClaim } from '../src/api.ts'
import { expect, test } from '../src/fixtures.ts'
import { connectAndSignIn, openClaim, openView, pendingRequest } from '../src/journey.ts'
import { expectToast, verdict } from '../src/screen.ts'
import { copyLink, openSheet } from '../src/share-sheet.ts'
import { TestWallet } from '../src/test-wallet.ts'
import { holderOf, lookInto, makeVault } from '../src/vault.ts'

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
  const owner = await newMember({ privateKey })
  const claim = await createClaim(owner.session, owner.did, { type: 'kyc', title, description: 'Seen in person.' })

  await test.step('the verifier makes its key when it first opens its vault', async () => {
    await openView(verifier, 'Your Profile')
    await verifier.page.getByRole('button', { name: 'Private attributes…' }).click()
    const dialog = verifier.page.getByRole('dialog', { name: 'Private attributes' })
    await makeVault(verifier, dialog)
    await dialog.getByRole('button', { name: 'Make my key' }).click()
    await expectToast(verifier.page, 'Key published')
    await dialog.getByRole('button', { name: 'Close' }).click()
  })

  const code = await test.step('the owner makes a vault and enters attributes, each as what it is', async () => {
    const details = await openClaim(owner, title)
    await details.getByText('Private attributes', { exact: true }).click()
    const written = await makeVault(owner, details)
    await details.getByLabel('Date of birth').fill(born)
    await details.getByLabel('National ID').fill('PT-7781-marmalade')
    await details.getByLabel('Country').selectOption({ label: 'Portugal' })
    await details.getByRole('button', { name: 'Save private attributes' }).click()
    await expectToast(owner.page, 'Private attributes saved')
    return written
  })

  await test.step('they go with the request, sealed', async () => {
    await owner.page.getByRole('button', { name: 'Request Verification' }).click()
    const dialog = owner.page.getByRole('dialog', { name: 'Request Verification' })
    const share = dialog.getByRole('checkbox', { name: 'Share my private attributes with this verifier' })
    await expect(share).toBeChecked()
    await dialog.getByRole('combobox').selectOption({ label: verifier.user.verifierOrganization ?? '' })
    await expect(dialog.getByText('Checking the verifier’s key')).toHaveCount(0)
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
    await dialog.getByRole('checkbox', { name: 'Date of birth' }).check()
    await expect(dialog.getByLabel('Value of Date of birth')).toHaveValue(born)
    await expect(dialog.getByLabel('Value of Date of birth')).not.toBeEditable()
    await dialog.getByRole('button', { name: 'Generate Proof' }).click()
    await expect(dialog.getByText('Those the holder shared with you, all of them')).toBeVisible()
    await dialog.getByRole('button', { name: 'Complete Verification' }).click()
    await expectToast(verifier.page, 'Zero-Knowledge Verification Complete')
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

  await test.step('the owner proves an age to somebody, who checks it; a copy for somebody else does not hold', async () => {
    const sheet = await openSheet(owner, title)
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
    await expect(stranger.getByText('1987')).toHaveCount(0)
    await stranger.goto(copyForAnother(link, 'Bar do Mar'))
    await expect(verdict(stranger)).toHaveText('Not genuine')
    await expect(stranger.getByText('The proof in the link was changed, or made for another link')).toBeVisible()
  })

  const backup =
    await test.step('in another browser the owner opens them with the code, however it is typed', async () => {
      const context = await newContext()
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
      await input.fill(groups.join(' ').toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l'))
      await dialog.getByRole('button', { name: 'Open with the code' }).click()
      await expect(dialog.getByText(`${title}: 3 attributes`)).toBeVisible()
      await dialog.getByRole('button', { name: 'Lock' }).click()
      await dialog.getByRole('button', { name: 'Open with my wallet' }).click()
      await expect(dialog.getByText(`${title}: 3 attributes`)).toBeVisible()
      const saving = page.waitForEvent('download')
      await dialog.getByRole('button', { name: 'Save a backup file' }).click()
      return (await saving).path()
    })

  await test.step('on an empty installation the backup opens with the code, and not with what is signed for another site', async () => {
    const { url } = await createTestDatabase(stack)
    const { page } = await newMember({ privateKey, node: await newNode({ databaseUrl: url }) })
    await openView({ page }, 'Your Profile')
    await page.getByRole('button', { name: 'Private attributes…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Private attributes' })
    await dialog.getByLabel('Backup file').setInputFiles(backup)
    await dialog.getByRole('button', { name: 'Open with my wallet' }).click()
    await expect(dialog.getByText('This does not open them.')).toBeVisible()
    await dialog.getByLabel('Recovery code').fill(code)
    await dialog.getByRole('button', { name: 'Open with the code' }).click()
    await expect(dialog.getByText(`${title}: 3 attributes`)).toBeVisible()
    // Its server goes before it would.
    await page.close()
  })
})

/** As somebody forwards it who wants it to have been made for them. */
function copyForAnother(link: string, audience: string): string {
  const share = parseShareUrl(link)
  if (share.kind !== 'attested' || !share.proved) throw new Error('The link proves nothing')
  const [plain = ''] = link.split('&z=')
  return attachProved(plain, encodeProofForSomebody({ ...decodeProofForSomebody(share.proved), audience }))
}
