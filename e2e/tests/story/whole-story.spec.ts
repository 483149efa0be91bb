import { createClaim } from '../../src/api.ts'
import { expect, type Member } from '../../src/fixtures.ts'
import { approve, becomeVerifier, claimCard, openView, requestVerification } from '../../src/journey.ts'
import { approveApplication, reviewed, suspendVerifier } from '../../src/review.ts'
import { expectByItself, expectToast, verdict } from '../../src/screens/screen.ts'
import { copyLink, makeControlled, openSheet } from '../../src/share-sheet.ts'

const organization = 'Coast Academy'
const degree = { type: 'education', title: 'BSc Marine Biology', description: 'Three years, finished in 2022.' }
const diploma = { type: 'education', title: 'Diploma in Navigation', description: 'Two years, finished in 2024.' }

reviewed(
  'a claim is attested, shared, checked and revoked, and another claim stays valid after its verifier’s suspension',
  async ({ reviewNode: node, administrator, newMember, newVisitor }) => {
    const verifier = await newMember({ node, path: '/?view=profile' })
    const owner = await newMember({ node, minted: true, path: '/?view=claims' })
    const attest = async (claim: typeof degree) => {
      await createClaim(owner.session, owner.did, claim)
      await owner.page.goto('/?view=claims')
      await requestVerification(owner, claim.title, organization)
      await approve(verifier, claim.title, { proofType: 'Education', field: 'Degree', value: 'Degree' })
      await owner.page.goto('/?view=claims')
      await expect(claimCard(owner, claim.title).getByText('Verified', { exact: true })).toBeVisible()
      await expect(claimCard(owner, claim.title).getByText(`Verified by: ${organization}`)).toBeVisible()
      await expect(claimCard(owner, claim.title).getByText('Accredited verifier')).toBeVisible()
    }
    const [open, controlled] = [await newVisitor({ node }), await newVisitor({ node })]
    for (const page of [open, controlled]) await page.clock.install()

    await reviewed.step('an organisation applies, and the administrator accredits it', async () => {
      await becomeVerifier(verifier, organization)
      await administrator.page.reload()
      await approveApplication(administrator, organization)
    })

    await reviewed.step('the owner asks, and the verifier signs', () => attest(degree))

    await reviewed.step('one stranger checks the open link, and another one the controlled link', async () => {
      const sheet = await openSheet(owner, degree.title)
      await open.goto(await copyLink(owner, sheet))
      await controlled.goto(await makeControlled(owner, sheet, 'Once'))
      await controlled.getByRole('button', { name: 'Open this claim' }).click()
      for (const page of [open, controlled]) {
        await expect(verdict(page)).toHaveText('You can rely on this claim')
        await expect(page.getByRole('article').getByText('Verified', { exact: true })).toBeVisible()
        await expect(
          page.getByText(new RegExp(`^Passed: Confirmed by ${organization}, a known verifier since`)),
        ).toBeVisible()
      }
    })

    await reviewed.step(
      'the verifier revokes it, and both open pages say so by themselves, with the reason',
      async () => {
        await revoke(verifier, degree.title, 'It is no longer true')
        for (const page of [open, controlled]) {
          await expectByItself(page, verdict(page).filter({ hasText: 'Do not rely on this claim' }))
          await expect(
            page.getByText(/^Coast Academy (has withdrawn it|withdrew it on .*): it is no longer true\.$/),
          ).toBeVisible()
        }
      },
    )

    await reviewed.step('another claim is signed, recorded on the chain and shared', async () => {
      await attest(diploma)
      await open.goto(await copyLink(owner, await openSheet(owner, diploma.title)))
      await expect(verdict(open)).toHaveText('You can rely on this claim')
      await expect(open.getByText(/^Passed: Confirmed no later than /)).toBeVisible()
    })

    await reviewed.step(
      'its verifier is suspended, the open page says since when, and earlier attestations stand',
      async () => {
        await suspendVerifier(administrator, organization, 'Its register was forged.')
        await expectByItself(open, open.getByText(/which was a known verifier then on .*; it is suspended since/))
        await open.getByRole('button', { name: 'Check again' }).click()
        await expect(verdict(open)).toHaveText('You can rely on this claim')
      },
    )
  },
)

async function revoke(verifier: Member, title: string, reason: string): Promise<void> {
  const { page } = verifier
  await openView(verifier, 'Verifier Panel')
  const confirmed = page.getByRole('region', { name: 'What you confirmed' })
  await confirmed.getByRole('listitem').filter({ hasText: title }).getByRole('button', { name: 'Withdraw' }).click()
  const dialog = page.getByRole('dialog', { name: 'Withdraw this confirmation?' })
  await dialog.getByLabel('Reason').selectOption({ label: reason })
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await expectToast(page, 'Confirmation withdrawn')
}
