import { expect, test } from 'vitest'

const sources: Record<string, string> = import.meta.glob(['../**/*.tsx', '../ui/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const findAll = (pattern: RegExp) =>
  Object.entries(sources).flatMap(([path, source]) =>
    [...source.matchAll(pattern)].map(([found]) => `${path}: ${found}`),
  )

test('the page’s styles name sides by the start and end of a line, so that a page in a right-to-left language is mirrored', () => {
  const sides =
    'm[lr]|p[lr]|scroll-[mp][lr]|left|right|border-[lr]|rounded-(?:[tb]?[lr])|text-(?:left|right)|float-(?:left|right)'
  // A place in the middle (`left-1/2`) is the same in both directions.
  expect(findAll(new RegExp(`(?<=['"\`\\s:])-?(?:${sides})-(?!1/2)[\\w./[]+`, 'g'))).toEqual([])
  expect(findAll(/(?<=['"`\s:])(?:text|float)-(?:left|right)(?=['"`\s])/g)).toEqual([])
})

test('every icon of an arrow to the left or right is turned around in a right-to-left language', () => {
  const arrows = findAll(/<(?:Arrow|Chevron)(?:Left|Right)\b[^>]*>/g)
  expect(arrows.length).toBeGreaterThan(3)
  expect(arrows.filter((arrow) => !arrow.includes('rtl:rotate-180'))).toEqual([])
})
