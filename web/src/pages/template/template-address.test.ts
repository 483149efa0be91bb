import { expect, test } from 'vitest'
import { hrefOfUse, parseTemplateAddress, templatesHref } from './template-address.ts'

test('the URL of the templates page contains the search and the open template', () => {
  const view = { q: 'licence & more', type: 'license', preview: 'driving-licence' }
  expect(parseTemplateAddress(new URL(templatesHref(view), 'http://here').search)).toEqual(view)
  expect(templatesHref({ q: '', type: '', preview: '' })).toBe('/templates')
  expect(hrefOfUse('7')).toBe('/?view=claims&template=7')
})

test('a search in the URL of the templates page is cut to the length that the server accepts', () => {
  const { q, type } = parseTemplateAddress(`?q=${'a'.repeat(500)}&type=${'b'.repeat(500)}`)
  expect([q.length, type.length]).toEqual([100, 40])
})
