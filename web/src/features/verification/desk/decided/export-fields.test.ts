import { inQuotationMarks } from '@did/domain/texts/en/punctuation'
import { expect, it, vi } from 'vitest'
import type { DecidedAsked } from '../../../../entities/verification/decided-queries.ts'
import { decidedTexts } from '../../../../texts/en/verification/verifier-desk.ts'
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

it('the saved table of decisions writes a type that an owner made up in the same way under the type and under the level', () => {
  const signed = { level: 'IdentityProof', validUntil: null, digest: null }
  const row = { status: 'approved', withdrawal: null, claimType: 'Sailing', requester: {}, signed }
  const record = { claim: { type: 'Sailing', fields: [] }, level: 'IdentityProof', withdrawnAt: null }
  const kept = { decided: [row], records: [record] } as unknown as Parameters<typeof toDecidedCells>[0]
  const [header = [], ...lines] = toDecidedCells(kept)
  const [type, level] = [decidedTexts.columns.type, decidedTexts.columns.level].map((name) => header.indexOf(name))
  expect(lines.map((line) => [line[type ?? 0], line[level ?? 0]])).toEqual([
    ['Sailing', 'Sailing'],
    ['Sailing', 'Sailing'],
  ])
})
