import { shortenAddress } from '@did/domain/shorten-address'
import type { Locator } from '@playwright/test'
import { createClaim } from '../../src/api.ts'
import { expect, test } from '../../src/fixtures.ts'
import { bell } from '../../src/inbox.ts'
import { claimCard, connectAndSignIn, mintDid, openClaim, openView } from '../../src/journey.ts'
import { expectToast } from '../../src/screens/screen.ts'

const award = {
  type: 'certification',
  title: 'Lifesaving award',
  description: 'Bronze, awarded at the pool of Faro in 2023.',
}

test('the wizard says what is missing, keeps typed text when the person goes back, and accepts an existing DID', async ({
  newPerson,
}) => {
  const person = await newPerson()
  const { page, wallet } = person
  await connectAndSignIn(person)
  const progress = page.getByRole('progressbar', { name: 'Onboarding progress' })

  await test.step('the first step asks for a profile', async () => {
    await expect(progress).toHaveAttribute('aria-valuenow', '25')
    const username = page.getByLabel('Username')
    await expect(username).toHaveValue(new RegExp(`^user_${wallet.address.slice(0, 8)}$`, 'i'))
    await username.fill('ab')
    await page.getByLabel('Email (optional)').fill('nonsense')
    await page.getByRole('button', { name: 'Create Profile' }).click()
    await expectComplaint(username, 'Username must be at least 3 characters')
    await expectComplaint(page.getByLabel('Email (optional)'), 'Invalid email address')
    await username.fill(`lara_${wallet.address.slice(2, 10)}`)
    await page.getByLabel('Email (optional)').fill('')
    await page.getByRole('button', { name: 'Create Profile' }).click()
  })

  await test.step('the second step asks for a DID, and leads back', async () => {
    await expect(progress).toHaveAttribute('aria-valuenow', '50')
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByRole('heading', { name: 'Your Profile' })).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Create New DID' }).click()
    await expect(progress).toHaveAttribute('aria-valuenow', '75')
  })

  await test.step('the third step asks for a claim, after the DID was chosen again', async () => {
    await expect(page.getByLabel('Claim Type')).toHaveValue('identity')
    await expect(page.getByRole('checkbox', { name: 'Private claim' })).not.toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Selective disclosure' })).toBeChecked()
    await expect(page.getByLabel('Description')).toHaveAccessibleDescription(/later, as private attributes/)
    await page.getByLabel('Title').fill('BS')
    await page.getByLabel('Description').fill('Too short')
    await page.getByRole('button', { name: 'Create Claim' }).click()
    await expectComplaint(page.getByLabel('Title'), 'Title must be at least 3 characters')
    await expectComplaint(page.getByLabel('Description'), 'Description must be at least 10 characters')
    await page.getByLabel('Title').fill(award.title)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(progress).toHaveAttribute('aria-valuenow', '50')
    // The button shows the first 15 characters of the DID's token id.
    const existing = page.getByRole('button', { name: /^did:ethr:[0-9a-f]{6}\.\.\.\s*Created / })
    // A list that is higher than 15rem gets a scroll bar.
    const list = page.getByRole('main').getByRole('list').filter({ has: existing })
    await expect(list).toHaveCSS('max-height', '240px')
    await expect(list).toHaveCSS('overflow-y', 'auto')
    await existing.click()
    await expect(page.getByLabel('Title')).toHaveValue(award.title)
    await page.getByLabel('Description').fill(award.description)
    await page.getByRole('checkbox', { name: 'Private claim' }).check()
    await page.getByRole('button', { name: 'Create Claim' }).click()
  })

  await test.step('the summary shows a claim that is not shared', async () => {
    await expect(progress).toHaveAttribute('aria-valuenow', '100')
    await expect(page.getByText(/^did:ethr:[0-9a-f]{11}\.\.\.$/)).toBeVisible()
    await page.getByRole('button', { name: 'Continue to Dashboard' }).click()
    const details = await openClaim(person, award.title)
    await details.getByRole('tab', { name: 'Share' }).click()
    await expect(details.getByText('This claim is private')).toBeVisible()
    await expect(details.getByRole('img', { name: /QR/ })).toHaveCount(0)
    await page.keyboard.press('Escape')
  })

  await test.step('the wizard runs once more', async () => {
    await page.getByRole('button', { name: 'Restart Onboarding' }).click()
    await expect(progress).toHaveAttribute('aria-valuenow', '25')
    await expect(page.getByText('You already have a profile. Check it and continue.')).toBeVisible()
  })
})

test('each screen that needs a profile tells a person without a profile why, and a request for verifier status creates a profile', async ({
  newPerson,
  newMember,
}) => {
  await newMember({ organization: 'Pool of Faro', path: 'about:blank' })
  const person = await newPerson()
  const { page, wallet } = person
  await connectAndSignIn(person)
  await page.getByRole('button', { name: 'Skip for now' }).click()

  await test.step('the lists are empty', async () => {
    await expect(page.getByText('Welcome to DID Verification')).toBeVisible()
    await expect(page.getByText('No DID Created Yet')).toBeVisible()
    await expect(page.getByText('Profile Required')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Verified Claims' })).toHaveCount(0)
  })

  await test.step('a request needs a verifier and a profile', async () => {
    await mintDid(person)
    await expect(page.getByText('No Claims Yet')).toBeVisible()
    await page.getByRole('button', { name: 'Add Your First Claim' }).click()
    const adding = page.getByRole('dialog', { name: 'Add New Claim' })
    await adding.getByRole('button', { name: 'Create Claim' }).click()
    await expectToast(page, 'Validation Error', 'Please fill in all required fields')
    await adding.getByLabel('Issuer Address').fill('Pool of Faro')
    await adding.getByRole('checkbox', { name: 'Self-issued' }).check()
    await expect(adding.getByLabel('Issuer Address')).toBeDisabled()
    await expect(adding.getByLabel('Issuer Address')).toHaveValue('')
    await adding.getByLabel('Claim Type').selectOption(award.type)
    await adding.getByLabel('Title').fill(award.title)
    await adding.getByLabel('Description').fill(award.description)
    await adding.getByRole('radio', { name: 'Publish the text on the chain' }).check()
    await adding.getByRole('button', { name: 'Create Claim' }).click()
    await page
      .getByRole('dialog')
      .filter({ hasText: /Transaction Successful!|Successfully saved/ })
      .getByRole('button', { name: 'Close' })
      .first()
      .click()
    await expect(claimCard(person, award.title).getByText('Issuer, as the owner wrote it: Self')).toBeVisible()

    const details = await openClaim(person, award.title)
    await expect(details.getByText('Recorded, text published')).toBeVisible()
    await details.getByRole('button', { name: 'Request Verification' }).click()
    const asking = page.getByRole('dialog', { name: 'Request Verification' })
    await pressUnready(asking.getByRole('button', { name: 'Submit Request' }))
    await expectToast(page, 'Please select a verifier', 'You must select a verifier to proceed')
    await asking.getByRole('combobox').selectOption({ label: 'Pool of Faro' })
    await pressUnready(asking.getByRole('button', { name: 'Submit Request' }))
    await expectToast(page, 'User profile required', 'Please ensure you have a user profile before submitting requests')
    await asking.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('the Verifier Panel makes the profile and the verifier at once', async () => {
    await openView(person, 'Verifier Panel')
    await expect(page.getByText('Not Authorized as Verifier')).toBeVisible()
    await page.getByRole('button', { name: 'Request Verifier Status' }).click()
    await expectToast(page, 'Verifier Status Approved')
    await expect(page.getByRole('heading', { name: 'Sample Organization' })).toBeVisible()
    await expect(page.getByText('Registered itself, not reviewed')).toBeVisible()
    await expect(page.getByText('Authorized Verifier')).toBeVisible()
    await expect(page.locator('#verify').getByText(shortenAddress(wallet.address))).toBeVisible()
    await page.getByRole('button', { name: 'Lookup' }).click()
    await expectComplaint(page.getByLabel('Verify Claims for DIDs'), 'Please enter a DID token ID')
    await openView(person, 'Your Profile')
    await expect(page.getByText(new RegExp(`^verifier_${wallet.address.slice(0, 8)}$`, 'i'))).toBeVisible()
  })

  await test.step('a self-registered verifier applies for accreditation under its own name', async () => {
    await page.getByRole('button', { name: 'Apply for accreditation' }).click()
    const applying = page.getByRole('dialog', { name: 'Apply for accreditation' })
    await applying.getByLabel('Organization').fill('Sample Organization')
    await applying.getByRole('button', { name: 'Send Application' }).click()
    await expectComplaint(applying.getByLabel('Organization'), 'Please enter the name of your organization')
    await applying.getByLabel('Organization').fill('Pool of Olhão')
    await applying.getByRole('button', { name: 'Send Application' }).click()
    await expectToast(page, 'Application Submitted')
    await expect(page.getByText('An administrator decides about “Pool of Olhão”.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Apply for accreditation' })).toHaveCount(0)
  })

  await test.step('a verifier’s profile has an organization that can be edited', async () => {
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    const editing = page.getByRole('dialog', { name: 'Edit Profile' })
    await editing.getByLabel('Username').fill('ab')
    await editing.getByRole('button', { name: 'Save Changes' }).click()
    await expectComplaint(editing.getByLabel('Username'), 'Username must be at least 3 characters')
    await editing.getByLabel('Username').fill(`pool_${wallet.address.slice(2, 10)}`)
    await editing.getByLabel('Organization (optional)').fill('Pool of Lagos')
    await editing.getByRole('button', { name: 'Save Changes' }).click()
    await expectToast(page, 'Profile Updated')
    await expect(editing).toHaveCount(0)
    await expect(page.getByText('Pool of Lagos')).toBeVisible()
  })

  await test.step('without an organization the panel names none', async () => {
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    const editing = page.getByRole('dialog', { name: 'Edit Profile' })
    await editing.getByLabel('Organization (optional)').fill('')
    await editing.getByRole('button', { name: 'Save Changes' }).click()
    await expect(editing).toHaveCount(0)
    await openView(person, 'Verifier Panel')
    await expect(page.getByRole('heading', { name: 'Your Organization' })).toBeVisible()
  })
})

test('the welcome card creates a profile, and the form for editing the profile has no field for an organization', async ({
  newPerson,
}) => {
  const person = await newPerson()
  const { page, wallet } = person
  await connectAndSignIn(person)
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await page.getByRole('button', { name: 'Create Profile' }).click()
  await expectToast(page, 'Profile Created')
  await expect(page.getByText(new RegExp(`^user_${wallet.address.slice(0, 8)}$`, 'i')).first()).toBeVisible()
  await expect(page.getByText('No Requests Sent')).toBeVisible()
  await page.getByRole('tab', { name: 'My Claims' }).click()
  await expect(page.getByText('No Claims Found')).toBeVisible()
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit Profile' })
  await expect(editing.getByLabel('Full name (optional)')).toBeVisible()
  await expect(editing.getByLabel('Organization (optional)')).toHaveCount(0)
  await editing.getByLabel('Email (optional)').fill('maria@example')
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  await expectComplaint(editing.getByLabel('Email (optional)'), 'Invalid email address')
  await editing.getByRole('button', { name: 'Cancel' }).click()
  await expect(bell(person)).toBeVisible()
})

test('if there is no verifier, the request dialog says so and sends no request', async ({ newMember }) => {
  const member = await newMember({ path: 'about:blank' })
  await createClaim(member.session, member.did, award)
  await member.page.route(/\/api\/verifiers(\?|$)/, (route) => route.fulfill({ json: [] }))
  await member.page.goto('/')
  await (await openClaim(member, award.title)).getByRole('button', { name: 'Request Verification' }).click()
  const asking = member.page.getByRole('dialog', { name: 'Request Verification' })
  await expect(asking.getByText('No verifiers are currently available. Try again later.')).toBeVisible()
  await expect(asking.getByRole('button', { name: 'Submit Request' })).toHaveAttribute('aria-disabled', 'true')
})

/** A screen reader must read the complaint as part of the field. */
async function expectComplaint(field: Locator, complaint: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(new RegExp(complaint))
  await expect(field).toHaveAttribute('aria-invalid', 'true')
}

/** Presses a button that looks disabled. The page must then say what is missing. */
async function pressUnready(button: Locator): Promise<void> {
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await button.focus()
  await button.press('Enter')
}
