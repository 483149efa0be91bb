import { checkAttestation } from '@did/credentials/attestation/claim-attestation'
import { encodeOpenShare, parseOpenShare } from '@did/credentials/share/share-link'
import { buildCredential, buildCredentialShare, buildFields } from '@did/credentials/test/credential-fixtures'
import { buildMessage, domain } from '@did/credentials/test/fixtures'
import { attested, everythingRight, unattested } from '@did/credentials/test/verdict-rig'
import type { Address } from '@did/domain/hex'
import { claimIdSchema } from '@did/domain/ids'
import { formatSubjectDid } from '@did/domain/protocol/subject-did'
import { describe, expect, it } from 'vitest'
import { toCells } from '../export/export-rows.ts'
import { arrangeRows, countOverall, listPersons } from './arrange-rows.ts'
import { isFine } from './mark-rows.ts'
import { checkedRow, mark } from './rows-rig.ts'

const forged = { attestation: { ok: false, reason: 'signer-mismatch' } } as const
const noClaim = {
  id: 9,
  place: { name: 'cat.png', line: null },
  kind: 'no-claim',
  noClaim: { reason: 'no-code' },
} as const
const incomplete = { kind: 'unreadable', code: 'share-incomplete' } as const

/** A row of a credential that names somebody. */
async function namedRow(id: number, name: string, address: Address = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266') {
  const message = buildMessage({
    claimId: claimIdSchema.parse(id),
    subject: formatSubjectDid({ chainId: 31337, address }),
  })
  const leaves = buildFields(name)
  const { payloadBytes, proofText } = encodeOpenShare(await buildCredentialShare(['holder_name'], leaves, message))
  const share = parseOpenShare(payloadBytes, proofText)
  const { attestation, signature } = await buildCredential(leaves, message)
  const facts = {
    attestation: await checkAttestation(domain, { ...attestation, signature }),
    shareStatus: 'unknown',
  } as const
  return checkedRow(id, { share, facts: { ...everythingRight, ...facts } })
}

describe('a row', () => {
  it('shows nothing of a forged link, on screen and in the export', () => {
    const rows = mark(checkedRow(1, { facts: forged }), checkedRow(2, { share: incomplete }))
    for (const { claim } of rows) expect(claim).toBeNull()
    expect(JSON.stringify(toCells(rows))).not.toContain(attested.message.title)
    expect(rows.map(({ overall }) => overall)).toEqual(['not-genuine', 'caution'])
    expect(rows[1]?.title).toBe('This link is incomplete')
  })

  it('says whose the claim is, or that it does not say so', async () => {
    const [named, unnamed] = mark(await namedRow(1, 'Maya Rossi'), checkedRow(2))
    expect(named?.claim?.person).toBe('Maya Rossi')
    expect(unnamed?.claim?.person).toBeNull()
  })

  it('names no verifier and no end for what the owner wrote alone', () => {
    const [own] = mark(checkedRow(1, { share: unattested, facts: { shareStatus: 'unknown' } }))
    expect(own?.claim).toMatchObject({ isOwnWords: true, verifier: '', until: null, digest: null })
  })

  it('says beside a green verdict what our server did not answer', () => {
    const [row] = mark(checkedRow(1, { facts: { shareStatus: 'unknown' } }))
    expect(row).toMatchObject({ overall: 'genuine', note: 'Whether the owner still shares it could not be checked' })
  })
})

describe('the summary', () => {
  it('counts a row as fine only if its own verdict is green', () => {
    const waiting = { ...checkedRow(5), state: { status: 'due', last: null } } as const
    const rows = mark(
      checkedRow(1),
      checkedRow(2, { facts: forged }),
      checkedRow(3, { share: incomplete }),
      noClaim,
      waiting,
    )
    expect(countOverall(rows)).toEqual({ genuine: 1, caution: 1, 'not-genuine': 1, unchecked: 1 })
    expect(rows.map(isFine)).toEqual([true, false, false, false, false])
  })

  it('lists the confirmed names with the most frequent first', async () => {
    const rows = mark(await namedRow(1, 'Jo Smith'), await namedRow(2, 'Maya Rossi'), await namedRow(3, 'maya  rossi'))
    expect(listPersons(rows)).toEqual([
      { name: 'Maya Rossi', count: 2 },
      { name: 'Jo Smith', count: 1 },
    ])
  })
})

describe('a mark', () => {
  it('tells of a link and of an attestation that were brought twice', () => {
    const rows = mark(checkedRow(1, { link: 'a' }), checkedRow(2, { link: 'a' }), checkedRow(3, { link: 'b' }))
    expect(rows.map(({ marks }) => marks)).toEqual([
      [],
      [{ kind: 'same-link', as: 1 }],
      [{ kind: 'same-attestation', as: 1 }],
    ])
  })

  it('tells of a name unlike most names, and such a row is not fine', async () => {
    const other = '0x1111111111111111111111111111111111111111'
    const rows = mark(
      await namedRow(1, 'Maya Rossi'),
      await namedRow(2, 'Maya Rossi'),
      await namedRow(3, 'Jo Smith', other),
    )
    expect(rows[2]?.marks).toEqual([{ kind: 'unlike-most', most: 'Maya Rossi' }])
    expect(rows.map(isFine)).toEqual([true, true, false])
  })

  it('tells of two names of one identity, and of two identities with one name', async () => {
    const other = '0x1111111111111111111111111111111111111111'
    const rows = mark(
      await namedRow(1, 'Maya Rossi'),
      await namedRow(2, 'Jo Smith'),
      await namedRow(3, 'Jo Smith', other),
    )
    expect(rows[1]?.marks).toContainEqual({ kind: 'other-name', as: 1 })
    expect(rows[2]?.marks).toContainEqual({ kind: 'other-identity', as: 2 })
  })

  it('says nothing when every row names another person', async () => {
    const other = '0x1111111111111111111111111111111111111111'
    const rows = mark(await namedRow(1, 'Maya Rossi'), await namedRow(2, 'Jo Smith', other))
    expect(rows.flatMap(({ marks }) => marks)).toEqual([])
  })
})

describe('an arrangement', () => {
  const rows = mark(checkedRow(1), noClaim, checkedRow(3, { share: incomplete }), checkedRow(4, { facts: forged }))
  const idsOf = (arranged: typeof rows) => arranged.map(({ row }) => row.id)

  it('puts first what needs attention, and can leave out what is fine', () => {
    expect(idsOf(arrangeRows(rows, { order: 'attention', isOnlyNotFine: false }))).toEqual([4, 3, 9, 1])
    expect(idsOf(arrangeRows(rows, { order: 'as-brought', isOnlyNotFine: true }))).toEqual([9, 3, 4])
  })

  it('puts the rows of one person together, and rows without a name last', async () => {
    const named = mark(checkedRow(1), await namedRow(2, 'Maya'), await namedRow(3, 'Jo'), await namedRow(4, 'maya'))
    expect(idsOf(arrangeRows(named, { order: 'person', isOnlyNotFine: false }))).toEqual([3, 2, 4, 1])
  })
})
