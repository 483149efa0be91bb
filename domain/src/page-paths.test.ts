import { expect, test } from 'vitest'
import { isPagePath } from './page-paths.ts'

test.each(['/', '/about', '/about/', '/ABOUT', '/answer/AAECAw', '/tutorials/managing-claims'])(
  '%s is a page',
  (path) => {
    expect(isPagePath(path)).toBe(true)
  },
)

test.each(['/nothing', '/about/more', '/answer', '/answer/a/b', '/documents/about'])('%s is no page', (path) => {
  expect(isPagePath(path)).toBe(false)
})
