import { shortDate } from '@did/domain/texts/en/days'
import { createClaim, createVerifiedClaim } from '../../src/api.ts'
import { expect, test } from '../../src/fixtures.ts'
import { claimCard, openClaim, openView } from '../../src/journey.ts'
import { expectToast } from '../../src/screens/screen.ts'

const license = { type: 'license', title: 'Harbour Pilot Licence', description: 'Licensed to pilot ships of any size.' }

test('a claim says which verifier its owner asked and when, and an edit makes a new claim, so the verifier still sees the text of the request', async ({
  newMember,
}) => {
  const verifier = await newMember({ organization: 'Guild of Tagus Pilots', path: '/?view=verifier' })
  const owner = await newMember({ path: '/?view=claims' })
  await createClaim(owner.session, owner.did, license)
  await owner.page.reload()
  const today = shortDate(new Date().toISOString())
  const details = await openClaim(owner, license.title)
  const asking = owner.page.getByRole('dialog', { name: 'Request Verification' })
  const option = (name: string) => asking.getByRole('option', { name, exact: true })

  await test.step('the claim names the verifier and the day', async () => {
    await details.getByRole('button', { name: 'Request Verification' }).click()
    await expect(option('Guild of Tagus Pilots')).toBeAttached()
    await asking.getByRole('combobox').selectOption({ label: 'Guild of Tagus Pilots' })
    await asking.getByRole('button', { name: 'Submit Request' }).click()
    await expectToast(owner.page, 'Verification Request Submitted')
    await expect(claimCard(owner, license.title).getByText('Awaiting: Guild of Tagus Pilots')).toBeVisible()
    await openClaim(owner, license.title)
    const line = details.getByRole('listitem').filter({ hasText: 'Guild of Tagus Pilots' })
    await expect(line).toContainText('Registered itself, not reviewed')
    await expect(line).toContainText(`asked on ${today}, no answer yet`)
    await expect(details.getByText('You have asked, and the answer is still open.')).toBeVisible()
  })

  await test.step('the list marks the verifier that was asked', async () => {
    await details.getByRole('button', { name: 'Request Verification' }).click()
    await asking.getByRole('combobox').selectOption({ label: '“Guild of Tagus Pilots” (already asked)' })
    await expect(asking.getByText(`You asked it on ${today}, and it has not answered yet.`)).toBeVisible()
    await asking.getByRole('button', { name: 'Cancel' }).click()
    await expect(asking).toHaveCount(0)
    await openClaim(owner, license.title)
  })

  await test.step('another wording becomes another claim, and the verifier continues with the first', async () => {
    await details.getByRole('button', { name: 'Edit' }).click()
    await expect(details.getByText('A verifier was asked about this claim, so it stays as it is.')).toBeVisible()
    await details.getByLabel('Title').fill('Deep Sea Pilot Licence')
    await details.getByRole('button', { name: 'Save as New Claim' }).click()
    await expectToast(
      owner.page,
      'New Version Added',
      'The earlier claim is unchanged. Nobody is asked about the new one yet.',
    )
    const added = owner.page.getByRole('dialog', { name: 'Deep Sea Pilot Licence' })
    await expect(added.getByText('not sent to anybody yet')).toBeVisible()
    await added.getByRole('button', { name: 'Close' }).first().click()
    await expect(added).toHaveCount(0)
    for (const title of [license.title, 'Deep Sea Pilot Licence'])
      await expect(owner.page.getByRole('article', { name: title })).toBeVisible()
    await verifier.page.reload()
    await expect(verifier.page.getByText(license.title).first()).toBeVisible()
    await expect(verifier.page.getByText('Deep Sea Pilot Licence')).toHaveCount(0)
  })
})

test('in the list of sent requests, an approved request says that the verifier withdrew its confirmation, when and why', async ({
  newMember,
}) => {
  const verifier = await newMember({ organization: 'Lighthouse Board', path: '/?view=verifier' })
  const owner = await newMember({ path: '/?view=verification' })
  const claim = await createVerifiedClaim(owner, verifier, license)
  await owner.page.reload()
  const sent = owner.page.getByRole('tabpanel', { name: 'Sent Requests' }).getByRole('listitem')
  await expect(sent.getByText('Approved', { exact: true })).toBeVisible()

  await verifier.page.reload()
  const confirmed = verifier.page.getByRole('region', { name: 'What you confirmed' })
  await confirmed.getByRole('button', { name: 'Withdraw' }).click()
  const dialog = verifier.page.getByRole('dialog', { name: 'Withdraw this confirmation?' })
  await dialog.getByLabel('Reason').selectOption({ label: 'It is no longer true' })
  await dialog.getByRole('button', { name: 'Withdraw' }).click()

  const today = shortDate(new Date().toISOString())
  await expect(sent.getByText('Withdrawn', { exact: true })).toBeVisible()
  await expect(sent.getByText(`On ${today}, because it is no longer true.`)).toBeVisible()
  await expect(sent.getByText('Approved', { exact: true })).toBeVisible()

  await openView(owner, 'Identity Claims')
  const details = await openClaim(owner, claim.title)
  const line = details.getByRole('listitem').filter({ hasText: 'Lighthouse Board' })
  await expect(line).toContainText(`asked on ${today}, withdrew its confirmation on ${today}`)
})
