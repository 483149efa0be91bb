import { guardianDecisionDigest } from '@did/credentials/recovery/guardian-decision'
import { hashGuardianList } from '@did/credentials/recovery/guardian-list'
import { type GuardianVote, guardianVoteSchema } from '@did/domain/account/recovery'
import { isAppError } from '@did/domain/errors'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { createPick, rounds } from '../../../test/rig/seeded-random.ts'
import { assertGuardian, assertSigned, readVote } from './policy.ts'

const domain = attestationDomain({ chainId: 31337, didRegistry: `0x${'d1'.repeat(20)}` })
const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const others = [`0x${'01'.repeat(20)}`, `0x${'fe'.repeat(20)}`] as const
const key = `0x${'5e'.repeat(64)}` as const
const refuse = async () => false

async function buildVote(changes: Partial<GuardianVote> = {}): Promise<GuardianVote> {
  const vote: GuardianVote = {
    identity: `0x${'a1'.repeat(20)}`,
    decision: { kind: 'recover', target: { kind: 'key', key } },
    round: '7',
    guardians: {
      who: [others[0], account.address, others[1]],
      threshold: 2,
      delay: 86_400,
      salt: `0x${'5a'.repeat(32)}`,
    },
    guardian: account.address,
    signature: '0x',
    ...changes,
  }
  const digest = guardianDecisionDigest(domain, vote)
  return { ...vote, signature: await account.sign({ hash: digest }), ...changes }
}

/** Returns the code of the refusal, or null if the vote counts. */
async function judge(sent: unknown, hash: `0x${string}`, of = { domain, round: '7' }): Promise<string | null> {
  const parsed = guardianVoteSchema.safeParse(sent)
  if (!parsed.success) return 'invalid-input'
  const vote = readVote(of.domain, parsed.data)
  if (vote.round !== of.round) return 'guardian-vote-over'
  try {
    assertGuardian(vote, hash)
    await assertSigned(vote, refuse)
    return null
  } catch (error) {
    if (isAppError(error)) return error.code
    throw error
  }
}

test('a guardian’s vote counts, whether its hex digits are in upper or lower case', async () => {
  const vote = await buildVote()
  const hash = hashGuardianList(vote.guardians)
  expect(await judge(vote, hash)).toBeNull()
  expect(await judge(JSON.parse(JSON.stringify(vote).toLowerCase()), hash)).toBeNull()
})

test('a guardian’s vote is refused when its list of guardians is not the list whose hash the chain has', async () => {
  const vote = await buildVote()
  const { guardians } = vote
  const hash = hashGuardianList(guardians)
  for (const changed of [
    { ...guardians, threshold: 1 },
    { ...guardians, delay: 86_401 },
    { ...guardians, who: guardians.who.slice(0, 2) },
  ])
    expect(await judge({ ...vote, guardians: changed }, hash)).toBe('guardian-list-wrong')
})

test('a guardian’s vote is refused when the addresses in its list are not in order, even if the chain has the hash of this list', async () => {
  const vote = await buildVote()
  const guardians = { ...vote.guardians, who: vote.guardians.who.toReversed() }
  expect(await judge({ ...vote, guardians }, hashGuardianList(guardians))).toBe('guardian-list-wrong')
})

test('a vote of somebody who is not in the list of guardians is refused', async () => {
  const vote = await buildVote({ guardian: `0x${'02'.repeat(20)}` })
  expect(await judge(vote, hashGuardianList(vote.guardians))).toBe('guardian-unknown')
})

test('a guardian’s vote is refused if it was signed for a registry or a chain that this installation does not use', async () => {
  const vote = await buildVote()
  const hash = hashGuardianList(vote.guardians)
  for (const other of [
    { ...domain, chainId: 1 },
    { ...domain, verifyingContract: others[0] },
  ])
    expect(await judge(vote, hash, { domain: other, round: '7' })).toBe('guardian-signature-invalid')
})

test('a guardian’s vote is refused when its round is no number that a contract can store', async () => {
  const vote = await buildVote({ round: String(2n ** 256n - 1n) })
  expect(await judge(vote, hashGuardianList(vote.guardians))).toBe('guardian-vote-over')
  for (const round of [String(2n ** 256n), '9'.repeat(78), '9'.repeat(79), '-1', '01', '1.5', 'nine', ''])
    expect(await judge({ ...vote, round }, hashGuardianList(vote.guardians))).toBe('invalid-input')
})

test('many random changes of a guardian’s vote are all refused', { timeout: 120_000 }, async () => {
  const random = createPick()
  const hash = hashGuardianList((await buildVote()).guardians)
  const votes = await Promise.all(
    ([{ kind: 'recover', target: { kind: 'key', key } }, { kind: 'freeze' }] as const).map((decision) =>
      buildVote({ decision }),
    ),
  )
  const accepted: string[] = []
  const codes = new Set<string>()
  for (let count = 0; count < rounds; count += 1) {
    const vote = votes[count % votes.length]
    const changed = changeOne(JSON.stringify(vote), random)
    const code = await judge(changed, hash)
    if (code === null) accepted.push(JSON.stringify(changed))
    else codes.add(code)
  }
  expect(accepted).toEqual([])
  expect(codes).toContain('guardian-signature-invalid')
  expect(codes).toContain('guardian-list-wrong')
})

/** Changes one digit or letter of a JSON text to a hex digit, so that the result is still JSON. */
function changeOne(text: string, random: (below: number) => number): unknown {
  for (;;) {
    const at = random(text.length)
    const before = text.charAt(at)
    const after = '0123456789abcdef'.charAt(random(16))
    if (!/[0-9a-z]/i.test(before) || before.toLowerCase() === after) continue
    try {
      return JSON.parse(text.slice(0, at) + after + text.slice(at + 1))
    } catch {}
  }
}
