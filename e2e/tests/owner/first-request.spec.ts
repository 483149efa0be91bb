import type { Locator } from '@playwright/test'
import { approveRequest, listWaiting } from '../../src/api.ts'
import { expect, expectedConsoleErrors, test } from '../../src/fixtures.ts'
import { claimCard, reachWizardOrDashboard } from '../../src/journey.ts'
import { breakCalls, expectToast } from '../../src/screens/screen.ts'
import { copyLink } from '../../src/share-sheet.ts'

const phone = { viewport: { width: 390, height: 844 } }
const organization = 'Reef University'
/**
 * A button and a field count as one tap each, and a drop-down list counts as two. Taps in the
 * wallet's own window do not count, because each wallet asks in its own way.
 */
const tapsToRequest = 11
const tapsToLink = 14
/**
 * The person types two values: the holder's name and the degree. The day on which the degree was
 * awarded does not count, because the person picks it.
 */
const typedValues = 2

test('a person on a phone sends the first request with 11 taps, and has shared the confirmed claim after 14 taps in all', async ({
  newPerson,
  newMember,
}) => {
  const verifier = await newMember({ organization, path: 'about:blank' })
  const owner = await newPerson(phone)
  const { page } = owner
  const taps = countTaps()

  await test.step('the person sets up, and the claim step sends the request', async () => {
    await taps.tap(page.getByRole('button', { name: 'Connect your wallet to begin' }))
    await taps.tap(page.getByRole('button', { name: /^Get something confirmed/ }))
    await taps.type(page.getByLabel('Full name (optional)'), 'Maya Rossi')
    await taps.tap(page.getByRole('button', { name: 'Create Profile' }))
    await taps.tap(page.getByRole('button', { name: 'Create New DID' }))
    await expect(page.getByRole('radio', { name: 'I don’t know yet' })).toBeChecked()
    await taps.tap(page.getByRole('radio', { name: organization, exact: true }))
    await taps.choose(page.getByLabel('Start from a template'), 'University degree')
    await expect(page.getByLabel('Your name')).toHaveValue('Maya Rossi')
    await expect(page.getByLabel('Claim Type')).toHaveValue('education')
    await expect(page.getByLabel('Awarded by')).toHaveValue(organization)
    await taps.type(page.getByLabel('Degree', { exact: true }), 'MSc Marine Biology')
    await taps.pick(page.getByLabel('Awarded on'), '2024-07-14')
    await taps.tap(page.getByRole('button', { name: 'Create Claim and Send Request' }))
    await expectToast(page, 'Verification Request Submitted')
    await expect(page.getByText('Request sent to')).toBeVisible()
    await expect(page.getByText(organization, { exact: true })).toBeVisible()
    expect(taps.count()).toBe(tapsToRequest)
    expect(taps.typed()).toBe(typedValues)
  })

  await test.step('the verifier got the fields, and approves', async () => {
    const [request] = await listWaiting(verifier)
    if (!request) throw new Error('The verifier got no request')
    expect(request.leaves.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['Maya Rossi', organization, 'MSc Marine Biology', '2024-07-14']),
    )
    const { issueDate } = await approveRequest(verifier.session, request, { type: 'education' })
    expect(issueDate, 'the claim has the day on the document').toBe('2024-07-14')
  })

  await test.step('the person shares the claim', async () => {
    await taps.tap(page.getByRole('button', { name: 'Continue to Dashboard' }))
    await taps.tap(claimCard(owner, 'University degree').getByRole('link', { name: 'Share' }))
    const details = page.getByRole('dialog', { name: 'University degree' })
    await expect(details.getByRole('tab', { name: 'Share', selected: true })).toBeVisible()
    await owner.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    taps.add(1)
    expect(await copyLink(owner, details)).toMatch(/\/s\/[\w-]{8}#[\w-]{22}$/)
    expect(taps.count()).toBe(tapsToLink)
  })
})

test('a request that was not sent can be sent again after a reload, and adds no second claim', async ({
  newPerson,
  newMember,
}) => {
  const verifier = await newMember({ organization: 'Lagoon Institute', path: 'about:blank' })
  const owner = await newPerson(phone)
  const { page } = owner
  const progress = page.getByRole('progressbar', { name: 'Onboarding progress' })
  await page.getByRole('button', { name: 'Connect your wallet to begin' }).click()
  await reachWizardOrDashboard(owner)
  await page.getByRole('button', { name: 'Create Profile' }).click()
  await page.getByRole('button', { name: 'Create New DID' }).click()

  await test.step('a reload keeps the step and what was typed', async () => {
    await page.getByRole('radio', { name: 'Lagoon Institute' }).check()
    await page.getByLabel('Title').fill('Diver, three stars')
    await page.getByLabel('Description').fill('Examined in the lagoon in 2025.')
    await page.reload()
    await expect(progress).toHaveAttribute('aria-valuenow', '75')
    await expect(page.getByRole('radio', { name: 'Lagoon Institute' })).toBeChecked()
    await expect(page.getByLabel('Title')).toHaveValue('Diver, three stars')
    await expect(page.getByLabel('Description')).toHaveValue('Examined in the lagoon in 2025.')
  })

  await test.step('the claim is stored, the request is not sent, and the page says so', async () => {
    const mend = await breakCalls(page, 'POST', /\/api\/verification-requests$/)
    await page.getByRole('button', { name: 'Create Claim and Send Request' }).click()
    await expectToast(page, 'Error', 'Failed to submit verification request')
    await expect(page.getByText('The request is not sent yet')).toBeVisible()
    await mend()
    expectedConsoleErrors.set(page, /ERR_/)
    await page.reload()
    await expect(progress).toHaveAttribute('aria-valuenow', '75')
    await expect(page.getByText('“Diver, three stars” is stored.')).toBeVisible()
  })

  await test.step('the second try sends the request about the same claim', async () => {
    await page.getByRole('button', { name: 'Send Request' }).click()
    await expectToast(page, 'Verification Request Submitted')
    expect(await listWaiting(verifier)).toHaveLength(1)
    await page.getByRole('button', { name: 'Continue to Dashboard' }).click()
    await expect(claimCard(owner, 'Diver, three stars')).toHaveCount(1)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  })
})

test('the claim step offers the templates of the chosen organization before the product’s own', async ({
  newPerson,
  newMember,
}) => {
  const verifier = await newMember({ organization: 'Atoll College', path: 'about:blank' })
  await verifier.session.call('POST', '/api/templates', {
    ...{
      type: 'education',
      title: 'Diploma of the atoll',
      summary: 'A diploma of our college.',
      example: 'Thesis: Corals.',
    },
    fields: [
      { name: 'Matriculation', hint: '', kind: 'text', isRequired: true, isOpenByDefault: false, choices: [] },
      { name: 'Grade', hint: '', kind: 'choice', isRequired: true, isOpenByDefault: false, choices: ['Good', 'Fair'] },
    ],
  })
  const owner = await newPerson(phone)
  const { page } = owner
  await page.getByRole('button', { name: 'Connect your wallet to begin' }).click()
  await reachWizardOrDashboard(owner)
  await page.getByRole('button', { name: 'Create Profile' }).click()
  await page.getByRole('button', { name: 'Create New DID' }).click()
  const templates = page.getByLabel('Start from a template')
  await expect(templates.getByRole('option', { name: 'Diploma of the atoll' })).toHaveCount(0)
  await page.getByRole('radio', { name: 'Atoll College' }).check()
  await expect(templates.getByRole('option').nth(1)).toHaveText('“Diploma of the atoll” · “Atoll College”')
  await templates.selectOption({ label: '“Diploma of the atoll” · “Atoll College”' })
  await expect(page.getByLabel('Title')).toHaveValue('Diploma of the atoll')
  await page.getByLabel('Your name').fill('Maya Rossi')
  await page.getByLabel('Matriculation').fill('A-17')
  await page.getByLabel('Grade').selectOption('Good')
  await page.getByRole('button', { name: 'Create Claim and Send Request' }).click()
  await expectToast(page, 'Verification Request Submitted')
  const [request] = await listWaiting(verifier)
  expect(request?.leaves.map(({ value }) => value)).toEqual(expect.arrayContaining(['A-17', 'Good', 'Maya Rossi']))
})

function countTaps() {
  let count = 0
  let typed = 0
  const tap = async (target: Locator) => {
    count += 1
    await target.click()
  }
  return {
    tap,
    type: async (field: Locator, text: string) => {
      typed += 1
      await tap(field)
      await field.fill(text)
    },
    pick: async (field: Locator, day: string) => {
      await tap(field)
      await field.fill(day)
    },
    choose: async (list: Locator, label: string) => {
      count += 2
      await list.selectOption({ label })
    },
    add: (more: number) => {
      count += more
    },
    count: () => count,
    typed: () => typed,
  }
}
