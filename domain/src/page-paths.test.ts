import { expect, test } from 'vitest'
import { isPagePath } from './page-paths.ts'

test.each(['/', '/about', '/about/', '/ABOUT', '/answer/AAECAw', '/tutorials/managing-claims'])(
  '%s is the path of a page',
  (path) => {
    expect(isPagePath(path)).toBe(true)
  },
)

test.each(['/nothing', '/about/more', '/answer', '/answer/a/b', '/documents/about'])(
  '%s is not the path of a page',
  (path) => {
    expect(isPagePath(path)).toBe(false)
  },
)
