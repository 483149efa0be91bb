import { askVerifier, createClaim, rejectRequest } from '../../src/api.ts'
import { expect, type Member, test } from '../../src/fixtures.ts'
import { openInbox } from '../../src/inbox.ts'
import { openRequest } from '../../src/journey.ts'
import { expectToast } from '../../src/screens/screen.ts'

const degree = { type: 'education', title: 'Degree in Geology', description: 'Finished in 2023.\nWith distinction.' }
const job = { type: 'employment', title: 'Quarry foreman', description: 'Since 2020.' }
const badge = { type: 'membership', title: 'Mineral club badge', description: 'Founding member.' }

async function ask(owner: Member, verifier: Member, fields: typeof degree) {
  const claim = await createClaim(owner.session, owner.did, fields)
  return { claim, request: await askVerifier(owner.session, claim, verifier.user) }
}

test('a verifier decides the waiting requests by keyboard and sees what is known about each request', async ({
  newMember,
}) => {
  const verifier = await newMember({ organization: 'School of Mines', path: 'about:blank' })
  const owner = await newMember({ path: 'about:blank', username: 'geologist_ada' })
  const { page } = verifier
  const { claim, request: refused } = await ask(owner, verifier, degree)
  await rejectRequest(verifier.session, refused, 'The year is missing.')
  await askVerifier(owner.session, claim, verifier.user)
  const second = await ask(owner, verifier, job)
  await ask(owner, verifier, badge)
  await page.goto('/?view=verifier')
  const row = (title: string) => page.getByRole('main').getByRole('link', { name: title, exact: true })
  const pane = (title: string) => page.getByRole('article', { name: title, exact: true })

  await test.step('letters do nothing outside the list, move in it like arrows, and Enter opens a request', async () => {
    await expect(row(badge.title)).toBeVisible()
    for (const letter of ['j', 'a', 'r', 'q']) await page.keyboard.press(letter)
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await row(degree.title).focus()
    await page.keyboard.press('ArrowDown')
    await expect(row(job.title)).toBeFocused()
    await page.keyboard.press('k')
    await page.keyboard.press('Enter')
    await expect(pane(degree.title).getByRole('heading', { level: 3 })).toBeFocused()
  })

  await test.step('the pane says whose claim it is and what was decided about it before', async () => {
    const shown = pane(degree.title)
    await expect(shown.getByText(degree.description)).toBeVisible()
    await expect(shown.getByText('geologist_ada', { exact: true })).toBeVisible()
    await expect(shown.getByText(owner.session.address)).toBeVisible()
    await expect(shown.getByText(/, not on the chain yet$/)).toBeVisible()
    await expect(shown.getByText('Nobody has verified it yet.')).toBeVisible()
    await expect(shown.getByText(/^You rejected it on .* Reason: “The year is missing\.”$/)).toBeVisible()
    await expect(shown.getByText('You have not asked anything about it.')).toBeVisible()
  })

  await test.step('on demand the pane shows the claim’s history', async () => {
    await pane(degree.title).getByText('Everything that happened to it').click()
    await expect(pane(degree.title).getByText('The owner added this claim.')).toBeVisible()
    await expect(pane(degree.title).getByText('“School of Mines” rejected the request.')).toBeVisible()
    await expect(pane(degree.title).getByText('“The year is missing.”', { exact: true })).toBeVisible()
  })

  await test.step('a decision elsewhere shows in the open pane, which leads on', async () => {
    await page.keyboard.press('j')
    await expect(pane(job.title).getByRole('heading', { level: 3 })).toBeFocused()
    await rejectRequest(verifier.session, second.request, 'No such quarry.')
    await expect(pane(job.title).getByText('This request has been rejected')).toBeVisible()
    await expect(pane(job.title).getByText('Reason: “No such quarry.”')).toBeVisible()
    await expect(pane(job.title).getByRole('button', { name: 'Approve' })).toHaveCount(0)
    // The decided request keeps its place in the list until the verifier leaves it. So the link
    // “Next request” leads to the request below it and not to the list's first request.
    await expect(row(job.title).and(page.locator('[aria-current]'))).toBeVisible()
    await pane(job.title).getByRole('status').getByRole('link', { name: 'Next request' }).click()
    await expect(pane(badge.title).getByRole('heading', { level: 3 })).toBeFocused()
    await expect(row(job.title)).toHaveCount(0)
  })

  await test.step('a letter rejects, and Escape leads back to the row', async () => {
    await page.keyboard.press('r')
    const dialog = page.getByRole('dialog', { name: 'Reject this request?' })
    await expect(dialog.getByLabel('Reason (optional)')).toBeFocused()
    await page.keyboard.type('j k a r')
    await expect(dialog.getByLabel('Reason (optional)')).toHaveValue('j k a r')
    await dialog.getByRole('button', { name: 'Reject' }).press('Enter')
    await expectToast(page, 'Verification rejected')
    // After a decision, the next waiting request opens by itself.
    await expect(pane(degree.title).getByRole('heading', { level: 3 })).toBeFocused()
    // For a moment after the dialog has closed, the verifier's work page ignores its keys.
    await expect(async () => {
      await page.keyboard.press('Escape')
      await expect(row(degree.title)).toBeFocused({ timeout: 200 })
    }).toPass()
  })

  await test.step('letters can be switched off', async () => {
    await page.getByText('Keyboard shortcuts').click()
    await page.getByRole('checkbox', { name: 'Use single keys' }).uncheck()
    await row(degree.title).focus()
    await page.keyboard.press('r')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(pane(degree.title)).toBeVisible()
  })

  await test.step('decided requests are listed with their reasons, the latest first', async () => {
    await page.getByRole('tab', { name: 'Decided' }).click()
    const decided = page.getByRole('region', { name: 'Decided requests' }).getByRole('listitem')
    await expect(decided).toHaveCount(3)
    await expect(decided.nth(0)).toContainText(badge.title)
    await expect(decided.nth(0)).toContainText('Reason: “j k a r”')
    await expect(decided.nth(1)).toContainText('Reason: “No such quarry.”')
    await expect(decided.nth(2).getByText('Rejected', { exact: true })).toBeVisible()
    await row(job.title).click()
    await expect(pane(job.title).getByText('This request has been rejected')).toBeVisible()
    // One request is still undecided, so the page must not say that nothing else is waiting.
    await expect(pane(job.title)).not.toContainText('Nothing else is waiting.')
  })
})

test('a verifier can search and filter the waiting requests, a look-up and the bell lead to a request, and a phone shows one request at a time', async ({
  newMember,
}) => {
  const verifier = await newMember({
    organization: 'School of Stones',
    // This address names no view. Then a verifier's first view is the page with the requests, even
    // if the verifier has a DID.
    path: '/',
    viewport: { width: 360, height: 780 },
  })
  const owner = await newMember({ path: 'about:blank', minted: true })
  const { page } = verifier
  await expect(page.getByText('No pending verification requests')).toBeVisible()
  await ask(owner, verifier, degree)
  const { request } = await ask(owner, verifier, job)
  const pending = page.getByRole('region', { name: 'Pending Verification Requests' })
  await expect(pending.getByRole('heading', { level: 4 })).toHaveText([degree.title, job.title])

  await test.step('the phone shows the list, then the request in its place, and leads back', async () => {
    const pane = await openRequest(verifier, job.title)
    await expect(pane.getByRole('button', { name: 'Approve' })).toBeInViewport()
    await expect(pending).toBeHidden()
    await pane.getByRole('link', { name: 'Back to the list' }).click()
    await expect(pending).toBeVisible()
  })

  await test.step('the bell leads to a request', async () => {
    await verifier.session.call('POST', `/api/verification-requests/${request.id}/question`, { text: 'Which one?' })
    await page.goto('/about')
    const inbox = await openInbox(verifier, 2)
    await expect(inbox.getByText('About “Maya Rossi”')).toHaveCount(2)
    await inbox.getByRole('link', { name: new RegExp(job.title) }).click()
    await expect(page.getByRole('article', { name: job.title }).getByText('Which one?')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Notifications' })).toHaveAccessibleDescription(
      '1 unread',
    )
    await page.getByRole('link', { name: 'Back to the list' }).click()
  })

  await test.step('a look-up says what the chain knows, and leads to the request', async () => {
    await page.getByLabel('Verify Claims for DIDs').fill('did:ethr:19a:abcdef01')
    await page.getByRole('button', { name: 'Lookup' }).click()
    await expect(page.getByText('No DID with the token ID did:ethr:19a:abcdef01 is on the chain.')).toBeVisible()
    const shown = await pending
      .getByText(/^DID: #/)
      .first()
      .innerText()
    expect(shown).toBe(`DID: #${owner.did.tokenId}`)
    await page.getByLabel('Verify Claims for DIDs').fill(shown)
    await page.getByLabel('Verify Claims for DIDs').press('Enter')
    await expect(page.getByText(/ is on the chain since .* It cannot be handed on to another wallet\.$/)).toBeVisible()
    await expect(page.getByText(/^2 pending requests below are about the DID/)).toBeVisible()
    await page.getByRole('link', { name: `${job.title} Pending` }).click()
    await expect(page.getByRole('article', { name: job.title })).toBeVisible()
    await page.getByRole('link', { name: 'Back to the list' }).click()
  })

  await test.step('the queue can be searched and filtered', async () => {
    const titles = pending.getByRole('heading', { level: 4 })
    await pending.getByRole('combobox', { name: 'Questions' }).selectOption({ label: 'Waiting for an answer' })
    await expect(titles).toHaveText([job.title])
    await pending.getByRole('combobox', { name: 'Questions' }).selectOption({ label: 'Answered' })
    await pending.getByRole('button', { name: 'Show all requests' }).click()
    await pending.getByRole('combobox', { name: 'Claim type' }).selectOption({ label: 'Education Credential' })
    await expect(titles).toHaveText([degree.title])
    await expect(pending.getByText('1 of 2 shown')).toBeVisible()
    await pending.getByRole('searchbox', { name: 'Search' }).fill('quarry')
    await expect(pending.getByText('No request fits what you are looking for.')).toBeVisible()
  })
})
