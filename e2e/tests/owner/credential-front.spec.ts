import { createClaim, createVerifiedClaim, register, revokeClaim } from '../../src/api.ts'
import { expect, test } from '../../src/fixtures.ts'
import { claimCard, openClaim } from '../../src/journey.ts'
import { scanPicture } from '../../src/scanner.ts'
import { verdict } from '../../src/screens/screen.ts'
import { harvest } from '../../src/shares.ts'

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }
const holderName = 'Maya Rossi'
const plain = { ...harvest, title: 'Guide of the cellar', holderName }

test('a credential fills the phone’s screen, and a picture of that screen leads to its verdict', async ({
  newMember,
  newVisitor,
  node,
  stack,
}) => {
  const verifier = await register(node, stack, { organization: 'Quinta do Vale Registry' })
  const owner = await newMember({ ...phone, minted: true, path: 'about:blank' })
  const claim = await createVerifiedClaim(owner, verifier, { ...harvest, holderName })
  await createClaim(owner.session, owner.did, plain)
  await owner.context.addInitScript(countWakeLocks)
  await owner.page.goto('/?view=claims')
  const { page } = owner
  const front = page.getByRole('dialog', { name: `${holderName} ${harvest.title}` })
  const code = front.getByRole('img', { name: `QR code for “${harvest.title}”` })
  const show = claimCard(owner, harvest.title).getByRole('link', { name: 'Show' })

  await test.step('one tap shows name, title, verifier and code, and keeps the screen on', async () => {
    await show.click()
    await expect(code).toBeVisible()
    await expect(front.getByText('Quinta do Vale Registry')).toBeVisible()
    await expect(front.getByText('Registered itself, not reviewed')).toBeVisible()
    await expect(front.getByText(/^Confirmed on /)).toBeVisible()
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'wakeLocks'))).toBe(1)
  })

  await test.step('a picture of the whole screen leads to the verdict', async () => {
    const checker = await newVisitor()
    await scanPicture(checker, await page.screenshot())
    await expect(checker.getByRole('heading', { name: harvest.title })).toBeVisible()
    await expect(checker.getByText(holderName).first()).toBeVisible()
  })

  await test.step('the simpler code is a short link', async () => {
    await front.getByRole('button', { name: 'Use a simpler code' }).click()
    await expect(front.getByText('This code ends after one day.')).toBeVisible()
    const checker = await newVisitor()
    await scanPicture(checker, await page.screenshot())
    await checker.getByRole('button', { name: 'Open this claim' }).click()
    await expect(checker).toHaveURL(/\/s\//)
    await expect(verdict(checker)).toHaveText('Confirmed by somebody we do not know')
  })

  await test.step('the back button, Escape and “Close” end the full screen, and a reload does not', async () => {
    await page.goBack()
    await expect(front).toHaveCount(0)
    await show.click()
    await expect(code).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(show, 'the focus is back where it came from').toBeFocused()
    await show.click()
    await page.reload()
    await expect(code).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(front).toHaveCount(0)
    const details = await openClaim(owner, harvest.title)
    await details.getByRole('link', { name: 'Show full screen' }).click()
    await front.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'wakeLocks'))).toBe(0)
  })

  await test.step('a claim that nobody confirmed cannot be shown', async () => {
    await expect(claimCard(owner, plain.title).getByRole('link', { name: 'Show' })).toHaveCount(0)
  })

  await test.step('a revocation takes the code away while it is shown', async () => {
    await show.click()
    await expect(code).toBeVisible()
    await revokeClaim(verifier.session, claim, 'no-longer-true')
    await expect(front.getByText('The verifier has withdrawn its confirmation.')).toBeVisible()
    await expect(code).toHaveCount(0)
  })
})

/**
 * Runs inside the page. Counts how often the page asks the browser to keep the screen on. A
 * headless browser has no screen, so this replaces the browser's function.
 */
function countWakeLocks(): void {
  Reflect.set(window, 'wakeLocks', 0)
  const change = (by: number) => Reflect.set(window, 'wakeLocks', Reflect.get(window, 'wakeLocks') + by)
  Object.defineProperty(navigator, 'wakeLock', {
    value: {
      request: async () => {
        change(1)
        return { release: async () => change(-1) }
      },
    },
  })
}
