import { type Did, didSchema } from '@did/domain/did'
import { expect, test } from 'vitest'
import { hrefAfterWizard } from './href-after-wizard.ts'

const buildDid = (id: number): Did =>
  didSchema.parse({
    id,
    tokenId: String(id),
    owner: `0x${'1'.repeat(40)}`,
    createdAt: '2026-01-01T00:00:00.000Z',
    lastUpdated: '2026-01-01T00:00:00.000Z',
    onChain: true,
    version: 1,
  })
const [first, second] = [buildDid(2), buildDid(1)]

test('the wizard ends on the dashboard with the wizard’s DID, and the URL names this DID unless it is the default', () => {
  expect(hrefAfterWizard('', first, [first, second])).toBe('/')
  expect(hrefAfterWizard('', second, [first, second])).toBe('/?did=1')
})

test('after the wizard, a person who came from a template returns to the template', () => {
  const search = '?view=claims&template=university-degree'
  expect(hrefAfterWizard(search, first, [first])).toBe('/?view=claims&template=university-degree')
  expect(hrefAfterWizard(search, second, [first, second])).toBe('/?view=claims&did=1&template=university-degree')
})
