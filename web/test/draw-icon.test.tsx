import type { LucideIcon } from 'lucide-react'
import * as shieldCheck from 'lucide-react/icons/shield-check'
import { expect, test } from 'vitest'
import drawIcon from '../build/draw-icon.ts'
import { show } from './rig/screen.tsx'

/** The types of the icon library do not mention the icon's data. */
const { default: Theirs, __iconData: data }: { default: LucideIcon; __iconData?: Parameters<typeof drawIcon>[0] } =
  shieldCheck

test('an icon that the built page draws itself has the same markup as the icon that lucide draws', async () => {
  if (!data) throw new Error('lucide has moved the data of its icons')
  const Own = drawIcon(data)
  await show(
    <>
      <Theirs className="size-4" />
      <Own className="size-4" />
    </>,
  )
  const [theirs, own, ...others] = document.querySelectorAll('svg')
  expect(others).toEqual([])
  expect(own?.innerHTML).toBe(theirs?.innerHTML)
  expect(listAttributes(own)).toEqual(listAttributes(theirs))
})

function listAttributes(icon: Element | undefined) {
  return [...(icon?.attributes ?? [])].map(({ name, value }) => `${name}=${value}`).sort()
}
