import { buildFields } from '@did/credentials/test/credential-fixtures'
import { buildMessage } from '@did/credentials/test/fixtures'
import { buildJudged } from '@did/credentials/test/judged-credential'
import { now } from '@did/credentials/test/verdict-rig'
import { expect, test } from 'vitest'
import { toCells } from '../export/export-rows.ts'
import { countRepeats } from './arrange-rows.ts'
import { credentialRow, mark } from './rows-rig.ts'

test('the row of a credential that contains the verifier’s attestation shows what the attestation says', async () => {
  const { title, verifier, validUntil, claimType } = buildMessage()
  const [row] = mark(credentialRow(1, await buildJudged({ exp: validUntil + 1 })))
  expect(row).toMatchObject({
    overall: 'genuine',
    note: '',
    claim: {
      ...{ title, type: claimType, person: 'Maya Rossi', verifier: 'University', wallet: verifier },
      ...{ review: 'accredited', until: validUntil },
    },
  })
  expect(toCells(row ? [row] : [])[1]).toEqual(expect.arrayContaining(['Maya Rossi', title, 'University']))
})

test('the row of a credential shows the end of the credential or the end of its attestation, whichever is earlier', async () => {
  const endless = buildMessage({ validUntil: 0 })
  const rows = mark(
    credentialRow(1, await buildJudged({ exp: now + 5 })),
    credentialRow(2, await buildJudged({ exp: now + 5, unsigned: endless })),
  )
  expect(rows.map(({ claim }) => claim?.until)).toEqual([now + 5, now + 5])
})

test.each<[string, Parameters<typeof buildJudged>[0]]>([
  ['is not genuine', { changes: { signature: { ok: false, fault: 'signature-invalid' } } }],
  ['keeps the attestation back', { changes: { own: { evidence: { kind: 'kept-back' }, facts: null } } }],
  ['is a stranger’s', { changes: { issuer: { kind: 'stranger' }, own: null } }],
])('the row of a credential that %s shows nothing as confirmed', async (_what, built) => {
  const [row] = mark(credentialRow(1, await buildJudged(built)))
  expect(row).toMatchObject({ claim: null, note: 'In short' })
})

test('if the checker brings a credential of other software twice, its second row gets a mark and counts as a repetition', async () => {
  const row = credentialRow(1, await buildJudged({ changes: { issuer: { kind: 'stranger' }, own: null } }))
  const rows = mark(row, { ...row, id: 2 })
  expect(rows[1]?.marks).toEqual([{ kind: 'same-credential', as: 1 }])
  expect(countRepeats(rows)).toBe(1)
})

test('a credential’s row gets a mark if most rows have another name, or if an earlier row has the same confirmation', async () => {
  const [jo, maya] = [await buildJudged({ leaves: buildFields('Jo Smith') }), await buildJudged()]
  const rows = mark(credentialRow(1, maya), credentialRow(2, maya), credentialRow(3, jo))
  expect(rows[1]?.marks).toContainEqual({ kind: 'same-credential', as: 1 })
  expect(rows[2]?.marks).toContainEqual({ kind: 'other-name', as: 1 })
})
