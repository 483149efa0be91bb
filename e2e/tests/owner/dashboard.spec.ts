import { createClaim } from '../../src/api.ts'
import { expect, test } from '../../src/fixtures.ts'
import { claimCard, mintDid, openClaim } from '../../src/journey.ts'
import { closeByEscape } from '../../src/screens/keyboard.ts'
import { expectToast } from '../../src/screens/screen.ts'

const job = { type: 'employment', title: 'Ferry cook', description: 'On the line to Cacilhas since 2022.' }
const course = { type: 'certification', title: 'Food hygiene', description: 'One-day course with an exam.' }

test('the dashboard shows placeholders while claims load, filters the claims, records a claim on the chain after the mint and enlarges a claim’s code', async ({
  newMember,
}) => {
  const owner = await newMember({ path: 'about:blank' })
  const { page } = owner
  const { createdAt } = await createClaim(owner.session, owner.did, job)
  const release = Promise.withResolvers<void>()
  await page.route(/\/api\/claims\/did\/\d+/, async (route) => {
    await release.promise
    await route.continue()
  })
  await page.goto('/')
  const claims = page.getByRole('region', { name: 'Verified Claims' })

  await test.step('three placeholders show', async () => {
    const loading = claims.getByRole('status').filter({ hasText: 'Loading your claims' })
    await expect(loading.locator('> div > div')).toHaveCount(3)
    release.resolve()
    await expect(claimCard(owner, job.title)).toBeVisible()
    await expect(loading).toHaveCount(0)
  })

  await test.step('a filter shows where there are several types', async () => {
    const filter = page.getByRole('combobox', { name: 'Filter by claim type' })
    await expect(filter).toHaveCount(0)
    await createClaim(owner.session, owner.did, course)
    await page.getByRole('button', { name: 'Refresh Status' }).click()
    await expect(claims.getByText('2 claim(s) found')).toBeVisible()
    await expect(filter.getByRole('option')).toHaveText([
      'All Claims',
      'Professional Certification',
      'Employment History',
    ])
    await filter.selectOption({ label: 'Employment History' })
    await expect(claims.getByText('1 claim(s) found')).toBeVisible()
    await expect(claimCard(owner, course.title)).toHaveCount(0)
    await filter.selectOption({ label: 'All Claims' })
    await expect(claimCard(owner, course.title)).toBeVisible()
  })

  await test.step('a claim from before the mint can be recorded', async () => {
    const record = claimCard(owner, job.title).getByRole('button', { name: 'Record on the chain' })
    await expect(record).toHaveCount(0)
    await mintDid(owner)
    await record.click()
    const choice = page.getByRole('dialog', { name: 'Record on the chain' })
    await expect(choice.getByRole('radio', { name: 'Keep the text private' })).toBeChecked()
    await choice.getByRole('radio', { name: 'Publish the text on the chain' }).check()
    await choice.getByRole('button', { name: 'Record on the chain' }).click()
    const transaction = page.getByRole('dialog', { name: 'Record on the chain' })
    await expect(transaction.getByText(/Transaction Successful!|Successfully saved/)).toBeVisible()
    await transaction.getByRole('button', { name: 'Close' }).first().click()
    await expect(record).toHaveCount(0)
    const details = await openClaim(owner, job.title)
    await expect(details.getByText('Recorded, text published')).toBeVisible()
  })

  await test.step('the code shows in large', async () => {
    const details = page.getByRole('dialog', { name: job.title })
    await details.getByRole('tab', { name: 'Share' }).click()
    await details.getByRole('button', { name: 'Enlarge', exact: true }).click()
    await details.getByRole('button', { name: 'Show it' }).click()
    const code = page.getByRole('dialog', { name: 'Sharing code' }).getByRole('img')
    expect((await code.boundingBox())?.width).toBeGreaterThan(400)
    await page.keyboard.press('Escape')
    await expect(details.getByRole('button', { name: 'Show it' }), 'the focus is back').toBeFocused()
    await closeByEscape(details)
  })

  await test.step('the age of a claim grows with time', async () => {
    const since = Date.parse(createdAt)
    let now = since
    let answering = 0
    // If the device's clock differs from the server's clock, the page corrects its own time. So the
    // test changes the time in the server's answers, too.
    await page.route('**/api/**', async (route) => {
      answering += 1
      const response = await route.fetch().catch(() => null)
      const headers = { ...response?.headers(), date: new Date(now).toUTCString() }
      if (response) await route.fulfill({ response, headers }).catch(() => {})
      answering -= 1
    })
    for (const [minutes, said] of [
      [5, '5m ago'],
      [2 * 60, '2h ago'],
      [3 * 24 * 60, '3d ago'],
    ] as const) {
      // An answer that is already under way would tell the page the earlier time.
      await expect.poll(() => answering).toBe(0)
      now = since + (minutes + 0.5) * 60_000
      await page.clock.setFixedTime(now)
      const details = await openClaim(owner, job.title)
      await expect(details.getByText(`Added ${said}`)).toBeVisible()
      await closeByEscape(details)
    }
  })

  await test.step('the sidebar shrinks to icons, which keep their names', async () => {
    const sidebar = page.getByRole('navigation', { name: 'Dashboard' })
    await expect(page.getByRole('main').getByRole('link', { name: 'Scan QR' })).toHaveCount(2)
    await sidebar.getByRole('button', { name: 'Collapse sidebar' }).click()
    expect((await sidebar.boundingBox())?.width).toBeLessThan(60)
    await sidebar.getByRole('link', { name: 'Manage DIDs' }).click()
    await expect(page).toHaveTitle(/Manage DIDs/)
    await sidebar.getByRole('button', { name: 'Expand sidebar' }).click()
    expect((await sidebar.boundingBox())?.width).toBeGreaterThan(200)
  })
})

test('a claim whose text was changed in another place is recorded on the chain only with the text that its owner saw', async ({
  newMember,
}) => {
  const owner = await newMember({ minted: true, path: 'about:blank' })
  const { page, wallet } = owner
  const { id } = await createClaim(owner.session, owner.did, job)
  const reword = (title: string) => owner.session.call('PUT', `/api/claims/${id}`, { ...job, title })
  const begin = async (title: string) => {
    await claimCard(owner, title).getByRole('button', { name: 'Record on the chain' }).click()
    return page
      .getByRole('dialog', { name: 'Record on the chain' })
      .getByRole('button', { name: 'Record on the chain' })
  }
  await page.goto('/')

  await test.step('before the wallet asks, the claim is refused and the new wording shows', async () => {
    const record = await begin(job.title)
    await reword('Ship’s cook')
    await record.click()
    const failed = page.getByRole('dialog').filter({ hasText: 'Transaction Failed' })
    await expect(failed).toContainText('It was changed somewhere else in the meantime.')
    expect(wallet.prompts).toEqual([])
    await failed.getByRole('button', { name: 'Close' }).first().click()
  })

  await test.step('while the wallet asks, the owner is told and can record the new wording', async () => {
    const record = await begin('Ship’s cook')
    const release = wallet.holdSigning()
    await record.click()
    await expect.poll(() => wallet.prompts).toHaveLength(1)
    await reword('Cook at sea')
    release()
    await expectToast(page, 'Earlier Wording Recorded')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
    await expect(await begin('Cook at sea')).toBeVisible()
  })
})
