import { expect, test } from 'vitest'
import { placeToast } from './place-toast.ts'

const wide = {
  viewport: { width: 1280, height: 800 },
  firstTop: 64,
  controls: [],
  texts: [],
  focused: [],
  isMirrored: false,
}
const phone = { ...wide, viewport: { width: 360, height: 740 } }
const toast = { width: 400, height: 80 }

test('a toast on a wide screen appears just below the header, at the side at which lines of text end', () => {
  expect(placeToast(toast, wide)).toEqual({ side: 'end', top: 64 })
})

test('a toast on a wide screen appears in the middle if a control stands in the toast’s usual corner', () => {
  const scan = { left: 1070, top: 80, width: 120, height: 44 }
  expect(placeToast(toast, { ...wide, controls: [scan] })).toEqual({ side: 'middle', top: 64 })
  expect(placeToast(toast, { ...wide, controls: [scan], isMirrored: true })).toEqual({ side: 'end', top: 64 })
})

test('a toast on a phone appears at the bottom, or in the lowest gap between the page’s controls and titles', () => {
  const bottom = { side: 'end', top: 656 }
  expect(placeToast({ width: 360, height: 80 }, phone)).toEqual(bottom)
  const menu = { left: 16, top: 80, width: 44, height: 44 }
  expect(placeToast({ width: 360, height: 80 }, { ...phone, controls: [menu] })).toEqual(bottom)
  const submit = { left: 16, top: 690, width: 328, height: 44 }
  expect(placeToast({ width: 360, height: 80 }, { ...phone, controls: [submit] })).toEqual({ side: 'end', top: 608 })
})

test('a toast on a phone covers no title as long as it finds another place, even if it covers controls there', () => {
  const title = { left: 16, top: 660, width: 328, height: 30 }
  const texts = [title]
  const small = { width: 360, height: 80 }
  expect(placeToast(small, { ...phone, texts })).toEqual({ side: 'end', top: 576 })
  const controls = [{ left: 0, top: 0, width: 360, height: 650 }]
  expect(placeToast(small, { ...phone, controls, texts })).toEqual({ side: 'end', top: 576 })
  const field = { left: 16, top: 500, width: 328, height: 170 }
  expect(placeToast(small, { ...phone, controls: [field], texts: [{ ...title, top: 0, height: 480 }] })).toEqual({
    side: 'end',
    top: 656,
  })
})

test('if a phone has no free place, a toast covers as little of the controls as possible', () => {
  const rows = [100, 180, 260, 340].map((top) => ({ left: 16, top, width: 100, height: 60 }))
  const bar = { left: 0, top: 640, width: 360, height: 100 }
  const controls = [
    ...rows,
    bar,
    { left: 16, top: 430, width: 328, height: 44 },
    { left: 16, top: 590, width: 60, height: 20 },
  ]
  const { top } = placeToast({ width: 360, height: 120 }, { ...phone, controls })
  expect(top + 120).toBeLessThanOrEqual(bar.top)
  expect(top).toBeGreaterThanOrEqual(474)
})

test('if a phone has no free place, a toast covers a title and not the control that was just pressed', () => {
  const texts = [{ left: 0, top: 0, width: 360, height: 740 }]
  const focused = [{ left: 16, top: 690, width: 328, height: 44 }]
  expect(placeToast({ width: 360, height: 80 }, { ...phone, texts, focused })).toEqual({ side: 'end', top: 608 })
})

test('if a wide screen has no free place, a toast covers a title and not a control', () => {
  const everywhere = { left: 0, top: 0, width: 1280, height: 800 }
  const texts = [everywhere]
  const controls = [{ ...everywhere, height: 300 }]
  expect(placeToast(toast, { ...wide, controls, texts })).toEqual({ side: 'end', top: 304 })
})

test('if every place has a control, a toast stands at the top of a wide screen and at the bottom of a phone', () => {
  const everywhere = { left: 0, top: 0, width: 1280, height: 800 }
  expect(placeToast(toast, { ...wide, controls: [everywhere] })).toEqual({ side: 'end', top: 64 })
  expect(placeToast({ width: 360, height: 80 }, { ...phone, controls: [everywhere] })).toEqual({
    side: 'end',
    top: 656,
  })
})
