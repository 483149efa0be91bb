import { expect, test } from 'vitest'
import { viewHref, viewIds, viewOf, viewOfAnchor } from './views.ts'

test('every view of the dashboard has an address that names the view', () => {
  expect(viewIds.map((id) => viewOf(new URL(viewHref(id), 'http://page.test').search))).toEqual([...viewIds])
})

test('a link from one view of the dashboard to another keeps only the DID from the page’s present address', () => {
  expect(viewHref('claims', '?view=dids&did=7&claim=3')).toBe('/?view=claims&did=7')
  expect(viewHref('claims', 'view=dids&claim=3')).toBe('/?view=claims')
})

test('an address with an unknown view shows the dashboard', () => {
  expect(viewOf('view=nonsense')).toBe('dashboard')
  expect(viewOf('')).toBe('dashboard')
})

test('if a link of the header leads to an anchor, it opens the view of the dashboard to which the anchor belongs', () => {
  expect(['dids', 'claims', 'verify', 'content'].map(viewOfAnchor)).toEqual(['dids', 'claims', 'verifier', null])
})
