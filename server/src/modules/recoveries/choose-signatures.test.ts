import { type Address, type Hex, toAddress } from '@did/domain/hex'
import { zeroHash } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { chooseSignatures } from './choose-signatures.ts'

const digest = zeroHash
const addressOf = (letter: string) => toAddress(`0x${letter.repeat(40)}`)
const [hostile, safe, otherSafe] = [addressOf('a'), addressOf('b'), addressOf('c')]

/** The guardians are contracts whose code is unknown. */
const votesOf = (...guardians: Address[]) => new Map(guardians.map((guardian): [Address, Hex] => [guardian, '0x01']))

async function choose(signatures: ReadonlyMap<Address, Hex>, refused: readonly Address[][]): Promise<Address[] | null> {
  const isAccount = async () => false
  const together = refused.map((guardians) => new Set(guardians))
  const chosen = await chooseSignatures(signatures, { digest, threshold: 2, isAccount, refused: together })
  return chosen && [...chosen.keys()]
}

test('two guardians whose contracts have unknown code get a second attempt to decide together, and no third', async () => {
  const votes = votesOf(hostile, safe)
  expect(await choose(votes, [[hostile, safe]])).toEqual([hostile, safe])
  expect(await choose(votes, Array(2).fill([hostile, safe]))).toBe(null)
})

test('two honest contracts can decide after a hostile contract has spoiled attempts with each of them', async () => {
  const votes = votesOf(hostile, safe, otherSafe)
  const refused = Array(2).fill([hostile, safe])
  expect(await choose(votes, refused)).toEqual([hostile, otherSafe])
  expect(await choose(votes, [...refused, [hostile, otherSafe]])).toEqual([safe, otherSafe])
})

test('two guardians who sign with keys of their own can decide, however many attempts a guardian’s contract has spoiled', async () => {
  const votes = new Map(votesOf(hostile))
  for (const account of [generatePrivateKey(), generatePrivateKey()].map((key) => privateKeyToAccount(key)))
    votes.set(toAddress(account.address), await account.sign({ hash: digest }))
  const [, first, second] = [...votes.keys()]
  expect(await choose(votes, Array(9).fill([hostile, first]))).toEqual([first, second])
})
