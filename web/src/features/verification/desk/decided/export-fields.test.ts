import { inQuotationMarks } from '@did/domain/texts/en/punctuation'
import { expect, it, vi } from 'vitest'
import type { DecidedAsked } from '../../../../entities/verification/decided-queries.ts'
import { toDecidedCells } from './export-decided.ts'

vi.mock('@did/domain/texts/en/punctuation', () => import('@did/domain/texts/de/punctuation'))

it('the saved table of decisions writes the fields in the same way in every language of the page', () => {
  expect(inQuotationMarks('x')).toBe('„x“')
  const base = { label: '', isOpenByDefault: false }
  const fields = [
    { ...base, field: 'holder_name', value: 'Maya Rossi', kind: 'text' },
    { ...base, field: 'hours', label: 'Hours', value: '1234.5', kind: 'number' },
  ]
  const row = { status: 'approved', withdrawal: null, claimType: 'x', requester: {}, claim: { fields } }
  const [header = [], line = []] = toDecidedCells({ decided: [row as unknown as DecidedAsked], records: [] })
  expect(line[header.indexOf('Fields')]).toBe('“holder_name”: “Maya Rossi”; “Hours”: “1234.5”')
})
