import { findFreePort } from '@did/local/process/free-port'
import { approveRequest, askVerifier, createClaim, register, rejectRequest } from '../../src/api.ts'
import { expect, expectedConsoleErrors, type Member, test } from '../../src/fixtures.ts'
import { openInbox } from '../../src/inbox.ts'
import { toastOn } from '../../src/screens/screen.ts'
import { openLink } from '../../src/severable-link.ts'

const badges = ['Swimming', 'Climbing', 'Sailing', 'Riding'].map((sport) => ({
  type: 'certification',
  title: `${sport} badge`,
  description: `Passed the ${sport.toLowerCase()} exam.`,
}))

test('when a lost connection is back, the page gets each event that it missed once and in order', async ({
  newNode,
  newMember,
  stack,
}) => {
  const port = await findFreePort()
  const link = await openLink(port)
  const node = await newNode({ port, publicUrl: `http://localhost:${link.port}` })
  const verifier = await register(node, stack, { organization: 'Sports Federation' })
  const owner = await newMember({ node, path: 'about:blank' })
  const asked = []
  for (const fields of badges) {
    const claim = await createClaim(owner.session, owner.did, fields)
    asked.push({ claim, request: await askVerifier(owner.session, claim, verifier.user) })
  }
  const [first, second, third, fourth] = asked
  if (!first || !second || !third || !fourth) throw new Error('Four claims are needed')
  expectedConsoleErrors.set(owner.page, /net::ERR_|WebSocket connection/)
  const heard = listen(owner)
  await owner.page.goto('/?view=verification')
  await expect(owner.page.getByText('Pending', { exact: true })).toHaveCount(4)
  await expect.poll(() => heard.connections).toBe(1)

  await rejectRequest(verifier.session, first.request, 'Before the loss')
  await expect(owner.page.getByText('Reason: “Before the loss”').first()).toBeVisible()
  await toastOn(owner.page).getByRole('button', { name: 'View' }).click()
  await expect(owner.page).toHaveURL(new RegExp(`view=verification&request=${first.request.id}$`))
  await link.cut()
  await rejectRequest(verifier.session, second.request, 'During the loss')
  await approveRequest(verifier.session, third.request, third.claim)
  await link.mend()
  // The delays between the attempts to reconnect grow: 3 s, 4.5 s, 6.75 s and so on.
  await expect(owner.page.getByText('Reason: “During the loss”').first()).toBeVisible({ timeout: 40_000 })
  await expect(owner.page.getByText('Approved', { exact: true })).toBeVisible()
  await rejectRequest(verifier.session, fourth.request, 'After the loss')
  await expect(owner.page.getByText('Reason: “After the loss”').first()).toBeVisible()

  expect(heard.connections).toBeGreaterThan(1)
  const firstSeq = heard.seqs[0] ?? 0
  expect(heard.seqs).toEqual(heard.seqs.map((_, index) => firstSeq + index))
  // An approval sends two events (the request's update and the verified claim) and a rejection
  // sends one, so these four decisions send five.
  expect(heard.seqs).toHaveLength(5)
  const inbox = await openInbox(owner, 4)
  await expect(inbox.getByRole('listitem')).toHaveCount(4)
  await link.cut()
})

test('the inbox shows a notification as unread until the person opens it, and lists the notifications until the person clears the list', async ({
  newMember,
  node,
  stack,
}) => {
  const verifier = await register(node, stack, { organization: 'Riding School' })
  const owner = await newMember({ path: 'about:blank' })
  for (const fields of badges) {
    const claim = await createClaim(owner.session, owner.did, fields)
    await rejectRequest(verifier.session, await askVerifier(owner.session, claim, verifier.user), 'Not known here')
  }
  const [again] = badges
  if (!again) throw new Error('A badge is needed')
  const asked = await createClaim(owner.session, owner.did, again)
  for (let time = 0; time < 6; time += 1)
    await rejectRequest(verifier.session, await askVerifier(owner.session, asked, verifier.user), 'Not known here')
  await owner.page.goto('/')
  await expect(owner.page.getByRole('banner').getByText('9+', { exact: true })).toBeVisible()
  const inbox = await openInbox(owner, 10)
  const ofSailing = inbox.getByRole('link', { name: /Verification for "Sailing badge" has been rejected/ })
  const sailing = owner.page.getByRole('listitem', { name: 'Sailing badge' })
  await ofSailing.press('Enter')
  await expect(inbox).toBeHidden()
  await expect(sailing).toBeFocused()
  await expect(sailing).toBeInViewport({ ratio: 1 })
  await owner.page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await openInbox(owner, 9)
  await ofSailing.click()
  await expect(sailing).toBeInViewport({ ratio: 1 })
  await openInbox(owner, 9)
  // The page shows the notifications as read before the server knows that they were read. A reload
  // before the server's answer would cancel the page's request.
  const saved = owner.page.waitForResponse((response) => response.request().method() !== 'GET')
  await inbox.getByRole('button', { name: 'Mark all read' }).click()
  await saved
  await owner.page.keyboard.press('Escape')
  await owner.page.reload()
  await openInbox(owner, 0)
  await expect(inbox.getByRole('listitem')).toHaveCount(10)
  await inbox.getByRole('button', { name: 'Clear all' }).click()
  await expect(inbox.getByText('Nothing yet.')).toBeVisible()
  // The focus was on “Clear all”. This button disappears together with the notifications, and
  // Escape must still close the inbox.
  await owner.page.keyboard.press('Escape')
  await expect(inbox).toHaveCount(0)
})

test('a rejected claim says who rejected it and why, and its owner can send a request for it again after a correction', async ({
  newMember,
  node,
  stack,
}) => {
  const verifier = await register(node, stack, { organization: 'Diving School' })
  const owner = await newMember({ path: 'about:blank' })
  const [fields] = badges
  if (!fields) throw new Error('A badge is needed')
  const claim = await createClaim(owner.session, owner.did, fields)
  await rejectRequest(verifier.session, await askVerifier(owner.session, claim, verifier.user), 'The year is wrong')
  await owner.page.goto('/?view=claims')
  const card = owner.page.getByRole('article', { name: fields.title })
  await expect(card.getByText('declined by “Diving School”: “The year is wrong”')).toBeVisible()
  await expect(card.getByText('Pending', { exact: true })).toBeVisible()
  await card.getByRole('link', { name: 'View Details' }).click()
  const dialog = owner.page.getByRole('dialog', { name: fields.title })
  await expect(dialog.getByText('“Diving School” rejected it: “The year is wrong”')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Request Verification' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Correct the claim' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue(fields.title)
  await dialog.getByLabel('Description').fill('Corrected, as the school asked.')
  await dialog.getByRole('button', { name: 'Save as New Claim' }).click()
  await expect(dialog.getByText('Corrected, as the school asked.')).toBeVisible()
  await expect(dialog.getByText('not sent to anybody yet')).toBeVisible()
  await dialog.getByRole('button', { name: 'Request Verification' }).click()
  await expect(owner.page.getByRole('dialog', { name: 'Request Verification' })).toBeVisible()
})

/**
 * Collects the sequence numbers of the live messages that reach the page, and counts the
 * connections that brought a message.
 */
function listen({ page }: Member): { seqs: number[]; connections: number } {
  const heard = { seqs: [] as number[], connections: 0 }
  page.on('websocket', (socket) => {
    let isFirst = true
    socket.on('framereceived', ({ payload }) => {
      if (isFirst) heard.connections += 1
      isFirst = false
      const message: { seq?: number } = JSON.parse(String(payload))
      if (message.seq !== undefined) heard.seqs.push(message.seq)
    })
  })
  return heard
}
