import { expect, test } from 'vitest'
import { viewHref, viewIds, viewOf, viewOfAnchor } from './views.ts'

test('every view has an address that names it', () => {
  expect(viewIds.map((id) => viewOf(new URL(viewHref(id), 'http://page.test').search))).toEqual([...viewIds])
})

test('an unknown view is the dashboard', () => {
  expect(viewOf('view=nonsense')).toBe('dashboard')
  expect(viewOf('')).toBe('dashboard')
})

test('the anchors of the header name the view they stand on', () => {
  expect(['dids', 'claims', 'verify', 'content'].map(viewOfAnchor)).toEqual(['dids', 'claims', 'verifier', null])
})
