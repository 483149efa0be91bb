/**
 * Uses the page by keys alone. Every element that gets the focus on the way must show that it has
 * the focus.
 */
import { expect, type Locator, type Page } from '@playwright/test'

const mostStops = 120

export async function tabTo(target: Locator): Promise<void> {
  const page = target.page()
  await expect(target).toBeVisible()
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await isFocused(target)) return
    await page.keyboard.press('Tab')
    await expectVisibleFocus(page)
  }
  throw new Error(`Tab does not lead to ${target}`)
}

export async function enter(target: Locator): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press('Enter')
}

export async function typeInto(field: Locator, text: string): Promise<void> {
  await tabTo(field)
  await field.page().keyboard.press('Control+A')
  await field.page().keyboard.type(text)
}

export async function chooseByTyping(list: Locator, label: string): Promise<void> {
  await tabTo(list)
  await list.page().keyboard.type(label)
  await expect(list.locator('option:checked')).toHaveText(label)
}

/** Tab gives the focus to a group of radio buttons, and the arrow keys move within the group. */
export async function chooseByArrows(radio: Locator, group: Locator): Promise<void> {
  const page = radio.page()
  await tabTo(group.first())
  for (let stop = 0; stop < 10 && !(await radio.isChecked()); stop += 1)
    await page.keyboard.press(stop === 0 ? 'Space' : 'ArrowDown')
  await expect(radio).toBeChecked()
}

async function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}

/**
 * Presses Escape until the dialog is gone, because a toast on the screen takes the first press.
 * Before that, waits until the dialog has the focus: until then, a dialog behind it would get the
 * key.
 */
export async function closeByEscape(dialog: Locator): Promise<void> {
  await expect(dialog.and(dialog.page().locator(':focus-within'))).toHaveCount(1)
  await expect(async () => {
    await dialog.page().keyboard.press('Escape')
    await expect(dialog).toHaveCount(0, { timeout: 1000 })
  }).toPass({ timeout: 60_000 })
}

/**
 * Expects an outline around the focused element or its row, and that at least one of five points of
 * the element is not covered. Waits for both, because a toast moves away from the focus with a
 * delay.
 */
async function expectVisibleFocus(page: Page): Promise<void> {
  await expect.poll(() => findHiddenFocus(page)).toBeNull()
}

function findHiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement
    // After the page's last control and before its first, Tab gives the focus to the browser
    // itself.
    if (!focused || focused === document.body) return null
    const name = `${focused.tagName.toLowerCase()} “${focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 60)}”`
    const isOutlined = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
    }
    // A link that covers its whole row shows the outline around the row.
    const row = focused.closest('li')
    if (!isOutlined(focused) && !(row && isOutlined(row))) return `${name} has the focus and no outline`
    const { top, bottom, left, right, width, height } = focused.getBoundingClientRect()
    if (width < 1 || height < 1) return `${name} has the focus and no size`
    const isOnScreen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    if (!isOnScreen) return `${name} has the focus off screen (${Math.round(top)}–${Math.round(bottom)})`
    // If a label is drawn in place of its field, the label shows the outline of the focus.
    const faces = [focused, row, ...((focused as HTMLInputElement).labels ?? [])].filter((face) => face !== null)
    const isFree = ([x, y]: readonly [number, number]) => {
      const onTop = document.elementFromPoint(left + width * x, top + height * y)
      return faces.some((face) => face.contains(onTop) || onTop?.contains(face) === true)
    }
    const places = [
      [0.5, 0.5],
      [0.1, 0.2],
      [0.9, 0.2],
      [0.1, 0.8],
      [0.9, 0.8],
    ] as const
    if (places.some(isFree)) return null
    const over = document.elementFromPoint(left + width / 2, top + height / 2)
    return `${name} has the focus at ${Math.round(left)}, ${Math.round(top)} under ${over?.outerHTML.slice(0, 120) ?? 'nothing'}`
  })
}
