/** Toasts behave as docs/spec/9-constants.md says: one at a time, 5000 ms, F8, 420 px wide. */
import type { Page } from '@playwright/test'
import { askVerifier, createClaim, createVerifiedClaim, register, revokeClaim } from '../../src/api.ts'
import { expect, test } from '../../src/fixtures.ts'
import { claimCard } from '../../src/journey.ts'
import { toastOn } from '../../src/screens/screen.ts'
import { harvest } from '../../src/shares.ts'

test('a person can read a toast, reach it with F8 while a dialog is open and swipe it away, and a toast disappears after 5 seconds', async ({
  newMember,
}) => {
  const { page } = await newMember({ path: 'about:blank' })
  await page.clock.install()
  await page.goto('/')
  await page.getByRole('button', { name: 'Add Claim', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add New Claim' })
  const complain = () => dialog.getByRole('button', { name: 'Create Claim' }).click()
  const toast = toastOn(page)

  await test.step('a toast is announced as a notification, and a second one replaces it', async () => {
    await complain()
    await expect(toast).toContainText('Validation Error')
    await expect(page.getByRole('status').filter({ hasText: /^Notification Validation Error/ })).toBeAttached()
    await complain()
    await expect(toast).toHaveCount(1)
    const { width } = (await toast.boundingBox()) ?? { width: 0 }
    expect(width).toBeGreaterThan(300)
    expect(width).toBeLessThanOrEqual(420)
  })

  await test.step('F8 leads to the toast, and Escape back into the dialog', async () => {
    const region = page.getByRole('region', { name: 'Notifications (F8)' })
    await page.keyboard.press('F8')
    await expect(region.getByRole('list')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(toast.getByRole('button', { name: 'Dismiss' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(toast).toHaveCount(0)
    await expect(dialog).toBeVisible()
    await expect(dialog.locator(':focus')).toHaveCount(1)
  })

  await test.step('the toast goes with the first letter that mends its cause, and covers no button of the dialog', async () => {
    await complain()
    const { y, height } = (await toast.boundingBox()) ?? { y: 0, height: 0 }
    const close = await dialog.getByRole('button', { name: 'Close' }).boundingBox()
    expect(y + height).toBeLessThanOrEqual(close?.y ?? 0)
    await dialog.getByLabel('Title').fill('Ferry cook')
    await expect(toast).toHaveCount(0)
    await dialog.getByLabel('Title').fill('')
  })

  await test.step('a swipe of less than 50 px leaves the toast, and a longer one removes it', async () => {
    await complain()
    await push(page, 40)
    await expect(toast).toBeVisible()
    await push(page, 70)
    await expect(toast).toHaveCount(0)
  })

  await test.step('the toast goes by itself after 5000 ms', async () => {
    await page.mouse.move(5, 5)
    await page.clock.pauseAt(Date.now() + 60_000)
    await complain()
    await expect(toast).toBeVisible()
    await page.clock.runFor(4900)
    await expect(toast).toBeVisible()
    await page.clock.runFor(200)
    await expect(toast).toHaveCount(0)
  })
})

test('Escape closes the open dialog if a toast appeared after the dialog opened', async ({
  newMember,
  node,
  stack,
}) => {
  const verifier = await register(node, stack, { organization: 'Toastmasters of Faro' })
  const owner = await newMember({ minted: true, path: 'about:blank' })
  const revoked = await createVerifiedClaim(owner, verifier, { ...harvest, title: 'Guide of the harbour' })
  await createVerifiedClaim(owner, verifier, harvest)
  await owner.page.goto('/?view=claims')
  const show = claimCard(owner, harvest.title).getByRole('link', { name: 'Show' })
  await show.click()
  await expect(owner.page.getByRole('dialog')).toBeVisible()
  await revokeClaim(verifier.session, revoked, 'no-longer-true')
  await expect(toastOn(owner.page)).toBeVisible()
  await owner.page.evaluate(twoFrames)
  await owner.page.keyboard.press('Escape')
  await expect(owner.page.getByRole('dialog')).toHaveCount(0)
  await expect(show).toBeFocused()
})

test('a toast covers no control, on a wide screen or on a phone', async ({ newMember }) => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    const { page } = await newMember({ viewport, path: '/?view=verifier' })
    await page.getByRole('button', { name: 'Request Verifier Status' }).click()
    await expect(toastOn(page)).toContainText('Verifier Status Approved')
    await expect(page.getByRole('button', { name: 'Apply for accreditation' })).toBeVisible()
    await expect.poll(() => findCovered(page)).toEqual([])
  }
})

test('on a phone, the toast about a proof covers no line that the verifier signs', async ({
  newMember,
  node,
  stack,
}) => {
  const viewport = { width: 360, height: 740 }
  const { page, user } = await newMember({ viewport, organization: 'Registry of Low Toasts', path: 'about:blank' })
  const owner = await register(node, stack)
  const fields = ['Awarded by', 'Degree', 'Field of study'].map((label) => ({
    ...{ field: label.toLowerCase().replaceAll(' ', '_'), label, kind: 'text' as const },
    ...{ value: 'Northfield Master', isOpenByDefault: false },
  }))
  const degree = { type: 'education', title: 'Diploma', description: 'Diploma', holderName: 'Maya Rossi', fields }
  await askVerifier(owner.session, await createClaim(owner.session, owner.did, degree), user)
  await page.goto('/?view=verifier')
  await page.getByRole('button', { name: 'Approve' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm this claim' })
  await expect(toastOn(page)).toContainText('ZK Proof Generated')
  const bottomOf = async () => {
    const { y, height } = (await toastOn(page).boundingBox()) ?? { y: 0, height: 0 }
    return y + height
  }
  const top = (await dialog.getByRole('heading', { level: 2 }).boundingBox())?.y ?? 0
  await expect.poll(bottomOf).toBeLessThanOrEqual(top)
})

/**
 * Runs inside the page. A toast reacts to keys only from its second frame on, so this waits two
 * frames.
 */
const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

function findCovered(page: Page): Promise<string[]> {
  return toastOn(page).evaluate((toast) => {
    const { left, right, top, bottom } = toast.getBoundingClientRect()
    const isUnder = (control: Element) => {
      const box = control.getBoundingClientRect()
      const isBeside = box.right <= left || right <= box.left || box.bottom <= top || bottom <= box.top
      return !isBeside && control.checkVisibility() && !toast.contains(control)
    }
    return [...document.querySelectorAll('a, button, input, select, textarea, summary')]
      .filter(isUnder)
      .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? '')
  })
}

async function push(page: Page, byPx: number): Promise<void> {
  const { x, y, height } = (await toastOn(page).boundingBox()) ?? { x: 0, y: 0, height: 0 }
  await page.mouse.move(x + 20, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + 20 + byPx, y + height / 2, { steps: 5 })
  await page.mouse.up()
}
