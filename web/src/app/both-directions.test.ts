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

test('names sides by where a line starts and ends, so that a page from right to left has them the other way round', () => {
  const sides =
    'm[lr]|p[lr]|scroll-[mp][lr]|left|right|border-[lr]|rounded-(?:[tb]?[lr])|text-(?:left|right)|float-(?:left|right)'
  // The middle is where it is from both sides.
  expect(findAll(new RegExp(`(?<=['"\`\\s:])-?(?:${sides})-(?!1/2)[\\w./[]+`, 'g'))).toEqual([])
  expect(findAll(/(?<=['"`\s:])(?:text|float)-(?:left|right)(?=['"`\s])/g)).toEqual([])
})

test('turns every arrow around that points along a line', () => {
  const arrows = findAll(/<(?:Arrow|Chevron)(?:Left|Right)\b[^>]*>/g)
  expect(arrows.length).toBeGreaterThan(3)
  expect(arrows.filter((arrow) => !arrow.includes('rtl:rotate-180'))).toEqual([])
})
