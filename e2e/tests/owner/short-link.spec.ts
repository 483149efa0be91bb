import { createClaim } from '../../src/api.ts'
import { expect, expectedConsoleErrors, test } from '../../src/fixtures.ts'
import { verdict } from '../../src/screens/screen.ts'
import { copyLink, openSheet } from '../../src/share-sheet.ts'
import { harvest } from '../../src/shares.ts'

test('a short link opens on a checker’s phone until its owner withdraws it', async ({ newMember, newContext }) => {
  const owner = await newMember({ minted: true, path: 'about:blank' })
  await createClaim(owner.session, owner.did, harvest)
  const sheet = await openSheet(owner, harvest.title, 'Short link')
  const link = await copyLink(owner, sheet)
  expect(link).toMatch(/^http:\/\/[^/]+\/s\/[\w-]{8}#[\w-]{22}$/)

  const phone = await (await newContext({ viewport: { width: 390, height: 844 } })).newPage()
  expectedConsoleErrors.set(phone, /410/)
  const requests: string[] = []
  phone.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')))
  await phone.goto(link)
  await expect(phone.getByText(harvest.title)).toHaveCount(0)
  await phone.getByRole('button', { name: 'Open this claim' }).click()
  await expect(phone.getByRole('heading', { name: harvest.title })).toBeVisible()
  expect(requests.join(' ')).not.toContain(link.split('#')[1])

  await test.step('a changed character finds no share', async () => {
    const changed = link.replace(/#(.)/, (_, letter: string) => `#${letter === 'A' ? 'B' : 'A'}`)
    await phone.goto('about:blank')
    await phone.goto(changed)
    await expect(verdict(phone)).toHaveText('This link is not known here')
    await expect(phone.getByText('A character of the link may have changed on its way')).toBeVisible()
    await expect(phone.getByRole('button', { name: 'Open this claim' })).toHaveCount(0)
  })

  await owner.page.reload()
  const again = await openSheet(owner, harvest.title)
  const row = again.getByRole('listitem').filter({ hasText: 'opened once' })
  await test.step('the owner’s browser shows the link again', async () => {
    await expect(again.getByRole('listitem')).toHaveCount(1)
    await expect(row).toContainText('given to somebody')
    await owner.page.evaluate(() => navigator.clipboard.writeText(''))
    await row.getByRole('button', { name: /^Copy the link/ }).click()
    await expect.poll(() => owner.page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  })

  await test.step('the owner withdraws the link', async () => {
    await row.getByRole('button', { name: /^Withdraw:/ }).click()
    await again.getByRole('button', { name: 'Withdraw the link' }).click()
    await expect(row).toContainText('Withdrawn')
    await phone.goto('about:blank')
    await phone.goto(link)
    await expect(phone.getByText('The owner ended this link').first()).toBeVisible()
    await expect(phone.getByText(harvest.title)).toHaveCount(0)
  })
})
