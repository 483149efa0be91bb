import type { ClaimLeaf } from '@did/domain/claim/claim'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { buildAttestedProof, buildMessage, buildPayload, domain, shareId } from '../../test/fixtures.ts'
import { changes, forge, mutate, mutateBytes, rounds, takeApart } from '../../test/mutations.ts'
import { checkAttestation } from '../attestation/claim-attestation.ts'
import { detailsRoot } from '../attestation/claim-leaves.ts'
import { discloseLeaves } from './disclosed/share-disclosure.ts'
import { buildShareFile, parseShareFile } from './share-file.ts'
import { toShareKey } from './share-key.ts'
import { buildControlledUrl, buildShareUrl, type ParsedShare, parseShareUrl } from './share-link.ts'

// On a busy machine, many changed links take longer than the time that vitest gives a test.
vi.setConfig({ testTimeout: 300_000 })

const leaf = (field: string, value: string, fill: string): ClaimLeaf => ({ field, value, salt: `0x${fill.repeat(32)}` })
const leaves = [leaf('degree', 'MSc', '11'), leaf('description', 'Ünï?~ 字', '22'), leaf('grade', '1,0', '33')]
const message = buildMessage({ details: detailsRoot(leaves), title: 'Ünï?~ 字', issuer: 'X' })
const share = {
  payload: buildPayload(message),
  proof: await buildAttestedProof(message),
  disclosure: discloseLeaves(leaves, ['degree', 'grade']),
}
const link = buildShareUrl({ publicUrl: 'https://did.example.org', ...share })
const file = buildShareFile(share)
const genuine = parseShareUrl(link)

async function readConfirmed(parsed: ParsedShare) {
  if (parsed.kind !== 'attested') return null
  const check = await checkAttestation(domain, parsed)
  return check.ok ? parsed : null
}

test('before the other tests change them, the share link and the share file have a valid signature', async () => {
  expect(await readConfirmed(genuine)).toMatchObject({ opened: [{ field: 'degree' }, { field: 'grade' }] })
  expect(parseShareFile(file)).toEqual(genuine)
})

test('after any of many random changes, a link with opened fields has no valid signature or says exactly the same as before', async () => {
  const start = link.indexOf('?')
  await fc.assert(
    fc.asyncProperty(changes, async (list) => {
      const mutant = mutate(link, start, list)
      fc.pre(mutant !== link)
      const read = await readConfirmed(parseShareUrl(mutant))
      // A change may add a tracking parameter. The share then stays the same in every member.
      if (read) expect(read).toEqual(genuine)
    }),
    { numRuns: rounds },
  )
})

test('the file of a share has no valid signature after any of many random changes', async () => {
  await fc.assert(
    fc.asyncProperty(changes, async (list) => {
      const mutant = mutate(file, 0, list)
      fc.pre(mutant !== file)
      expect(await readConfirmed(parseShareFile(mutant))).toBeNull()
    }),
    { numRuns: rounds },
  )
})

test('a controlled link leads to no other share after any of many random changes', () => {
  const controlled = buildControlledUrl({
    publicUrl: 'https://did.example.org',
    shareId,
    key: toShareKey(new Uint8Array(32).fill(7)),
  })
  const start = controlled.indexOf('?')
  fc.assert(
    fc.property(changes, (list) => {
      const mutant = mutate(controlled, start, list)
      fc.pre(mutant !== controlled)
      const parsed = parseShareUrl(mutant)
      if (parsed.kind === 'controlled') expect(parsed).toEqual(parseShareUrl(controlled))
      else expect(parsed.kind).toBe('unreadable')
    }),
    { numRuns: rounds },
  )
})

test('after any of many random changes to its proof, a link with the right checksum has no valid signature or says the same as before', async () => {
  const { payload, body } = takeApart(link)
  await fc.assert(
    fc.asyncProperty(changes, async (list) => {
      const read = await readConfirmed(parseShareUrl(forge(payload, mutateBytes(body, list))))
      if (!read || genuine.kind !== 'attested') return
      // No signature covers the share id and the anchor's block.
      const { shareId: _, anchorBlock: __, ...rest } = read
      const { shareId: ___, anchorBlock: ____, ...same } = genuine
      expect(rest).toEqual(same)
    }),
    { numRuns: rounds },
  )
})

test('a link with the right checksum has no valid signature after any of many random changes to its payload', async () => {
  const { payload, body } = takeApart(link)
  const json = new TextDecoder().decode(payload)
  await fc.assert(
    fc.asyncProperty(changes, async (list) => {
      const mutant = mutate(json, 0, list)
      fc.pre(mutant !== json)
      expect(await readConfirmed(parseShareUrl(forge(new TextEncoder().encode(mutant), body)))).toBeNull()
    }),
    { numRuns: rounds },
  )
})
