import type { Page } from '@playwright/test'
import { expect, test } from '../../src/fixtures.ts'
import { setMemberStage } from '../../src/screens/member-stage.ts'

type Row = { path: string; press: readonly (string | RegExp)[]; hasAddress?: true }

/** Each row names a page, and the buttons that open the page's dialogs one after another. */
const rows: readonly Row[] = [
  { path: '/?view=claims', press: ['Add Claim'] },
  { path: '/?view=claims', press: ['View Details'], hasAddress: true },
  { path: '/?view=verification', press: ['My Claims', 'Request Verification'] },
  { path: '/?view=verifier', press: ['Reject'] },
  { path: '/?view=verifier', press: ['Withdraw'] },
  { path: '/?view=verifier', press: ['Approve'] },
  { path: '/?view=profile', press: ['Edit Profile'] },
  { path: '/?view=profile', press: ['Guardians and stolen keys'] },
  { path: '/?view=profile', press: ['Guardians and stolen keys', 'My key was stolen'] },
  { path: '/?view=profile', press: ['Choose what to be told'] },
  { path: '/?view=profile', press: ['Delete my account'] },
  { path: '/?view=administration', press: ['Approve'] },
  { path: '/?view=administration', press: ['Refuse'] },
  { path: '/?view=administration', press: ['Suspend'] },
  { path: '/templates', press: ['Publish a Template'] },
  { path: '/templates', press: ['Retire'] },
  { path: '/templates', press: ['Preview'], hasAddress: true },
  { path: '/?view=dids', press: ['Switch network'] },
  { path: '/?view=dids', press: [/^\W?0x/i] },
]

test('Back closes a dialog and stays on the dialog’s page, and a reload then shows that page', async ({
  newMember,
  apart,
  stack,
}) => {
  const { member } = await setMemberStage({ newMember, apart, stack })
  const { page } = member
  for (const { path, press, hasAddress } of rows)
    await test.step(`${path} ${press.join(', ')}`, async () => {
      const dialog = page.getByRole('dialog')
      const heading = page.getByRole('heading', { level: 1 })
      // If the same URL were loaded again, the page would keep the history entry of the row before.
      await page.goto('about:blank')
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(heading).toBeVisible()
      const [title, url] = [await heading.innerText(), page.url()]
      const expectWhole = async () => {
        await expect(dialog).toHaveCount(0)
        await expect(heading).toHaveText(title)
        if (!hasAddress) expect(page.url()).toBe(url)
      }
      const open = async () => {
        let before: unknown
        for (const button of press) {
          before = await readEntry(page)
          await pressOn(page, button)
        }
        await expect(dialog).toBeVisible()
        // The history entry may come a moment after the dialog, because the code for Back loads at
        // the same time.
        if (!hasAddress) await expect.poll(() => readEntry(page)).not.toBe(before)
      }
      await open()
      // The page itself goes back, because Chromium learns of a new history entry a moment later.
      await page.evaluate(() => history.back())
      await expectWhole()
      await open()
      await page.keyboard.press('Escape')
      await expectWhole()
      await open()
      await page.reload()
      if (hasAddress) await expect(dialog).toBeVisible()
      else await expectWhole()
    })
  await page.goto('about:blank') // The page closes before its server stops.
})

async function pressOn(page: Page, name: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog')
  const place = (await dialog.count()) > 0 ? dialog.last() : page.locator('body')
  await place
    .getByRole('button', { name })
    .or(place.getByRole('link', { name }))
    .or(place.getByRole('tab', { name }))
    .first()
    .click()
}

/** Returns the number of the dialog to which the browser's present history entry belongs. */
const readEntry = (page: Page): Promise<unknown> => page.evaluate(() => history.state?.dialog)
