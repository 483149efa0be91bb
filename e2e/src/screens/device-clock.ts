import type { BrowserContext } from '@playwright/test'

export const minuteMs = 60_000
export const dayMs = 86_400_000

/** From the next page on, the device's clock is ahead by so much, or behind. It goes on running. */
export async function setClockOff(context: BrowserContext, offMs: number): Promise<void> {
  await context.addInitScript((off) => {
    const RightDate = Date
    class WrongDate extends RightDate {
      constructor(...given: [] | [number | string | Date]) {
        if (given.length === 0) super(RightDate.now() + off)
        else super(...given)
      }
      static override now() {
        return RightDate.now() + off
      }
    }
    Object.defineProperty(window, 'Date', { value: WrongDate })
  }, offMs)
}
