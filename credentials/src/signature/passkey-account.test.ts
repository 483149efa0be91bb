import { didAccountPin } from '@did/contracts/generated/did-account-pin'
import type { Hex } from '@did/domain/hex'
import { serializeErc6492Signature } from 'viem/utils'
import { expect, it, test } from 'vitest'
import {
  type AskedCall,
  account,
  accountCode,
  buildAccountChain,
  cloneCode,
  implementation,
  registry,
} from '../../test/account-chain.ts'
import { judgingGas } from './ask-wallet.ts'
import { judgeContractSignature } from './contract-signature.ts'
import { findImplementation, isDidAccount, knownAccounts } from './passkey-account.ts'
import { isValidSignature, isValidSignatureAt } from './wallet-calls.ts'

const digest: Hex = `0x${'d1'.repeat(32)}`
const signature: Hex = `0x00${'51'.repeat(120)}`
const recorded = { block: 1234, time: 1_796_000_000, didRegistry: registry }
const yes = `0x${'1'.padStart(64, '0')}`
const magic = '0x1626ba7e'.padEnd(66, '0')

/**
 * Asks about a signature on a chain with one passkey account, which accepts the signature for the
 * time of the chain's record. As a plain contract wallet, it accepts the signature at every block.
 * Returns the judgement and the calls that the chain got.
 */
async function ask({
  code = accountCode(),
  clone = cloneCode,
  sent = signature,
  at = recorded as typeof recorded | null,
} = {}) {
  const asked: AskedCall[] = []
  const chain = buildAccountChain(
    (call) => {
      asked.push(call)
      if (call.data === isValidSignatureAt.encode(digest, signature, recorded.time)) return yes
      return call.data === isValidSignature.encode(digest, signature) ? magic : undefined
    },
    { [account]: clone, [implementation]: code },
  )
  const accepted = await judgeContractSignature(chain, { signer: account, digest, signature: sent }, at)
  return { accepted, asked }
}
const question = { to: account, gas: judgingGas }
const askedNow = [{ ...question, data: isValidSignatureAt.encode(digest, signature, recorded.time), block: 'latest' }]
const askedThen = [{ ...question, data: isValidSignature.encode(digest, signature), block: recorded.block }]

test('checkers recognise the present version of DidAccount', () => {
  expect(knownAccounts).toContainEqual(didAccountPin)
})

it('a passkey account is asked in its newest state whether one of the keys that it had when the chain recorded the digest made the signature', async () => {
  expect(await ask()).toEqual({ accepted: true, asked: askedNow })
})

it('a passkey account that was deployed after it signed is asked about the signature inside the ERC-6492 signature', async () => {
  const sent = serializeErc6492Signature({ address: implementation, data: '0xdead', signature })
  expect(await ask({ sent })).toEqual({ accepted: true, asked: askedNow })
  expect(await ask({ sent: `0x${'6492'.repeat(16)}` })).toEqual({ accepted: false, asked: [] })
})

it('a passkey account is asked about its present keys when the chain has no record of the digest', async () => {
  expect(await ask({ at: null })).toEqual({ accepted: true, asked: [{ ...askedThen[0], block: 'latest' }] })
})

it('a passkey account’s signature is refused when the call of the account reverts, and undecided when the node does not answer', async () => {
  expect(
    await judgeContractSignature(
      buildAccountChain(() => undefined),
      { signer: account, digest, signature },
      recorded,
    ),
  ).toBe(false)
  const silent = { ...buildAccountChain(() => yes), call: () => Promise.reject(new Error('no answer')) }
  expect(await judgeContractSignature(silent, { signer: account, digest, signature }, recorded)).toBe('unknown')
})

const changed = (at: number): Hex => {
  const code = accountCode()
  return `0x${code.slice(2, 2 + at * 2)}${code.slice(2 + at * 2, 4 + at * 2) === '00' ? '01' : '00'}${code.slice(4 + at * 2)}`
}
it.each<[string, Parameters<typeof ask>[0]]>([
  ['runs code with another first byte', { code: changed(0) }],
  ['runs code with another byte in the middle', { code: changed(5000) }],
  ['runs code with another last byte', { code: changed(accountCode().length / 2 - 2) }],
  ['runs code with more bytes', { code: `${accountCode()}00` }],
  ['runs no code', { code: '0x' }],
  ['trusts another registry', { code: accountCode(implementation) }],
  ['believes to be another address', { code: accountCode(registry, account) }],
  ['is no clone', { clone: accountCode() }],
  ['is a clone with other arguments', { clone: `${cloneCode}00` }],
  ['is a clone without arguments', { clone: `0x${cloneCode.slice(2, 92)}` }],
])(
  'a look-alike of a passkey account is asked in the record’s block, as any contract wallet is, when it %s',
  async (_, change) => {
    expect(await ask(change)).toEqual({ accepted: true, asked: askedThen })
  },
)

it('a contract is not asked as a passkey account even if only one of several places in its code names another registry', async () => {
  const at = 2 + (didAccountPin.registryAt[2] ?? 0) * 2
  const code: Hex = `0x${accountCode().slice(2, at)}${'0'.repeat(62)}01${accountCode().slice(at + 64)}`
  expect(await ask({ code })).toEqual({ accepted: true, asked: askedThen })
})

test('the address in the code of a clone is read in upper and lower case', async () => {
  expect(findImplementation(`0x${cloneCode.slice(2).toUpperCase()}`)).toBe(implementation)
  const upper = buildAccountChain(() => yes, { [implementation]: `0x${accountCode().slice(2).toUpperCase()}` })
  expect(await isDidAccount(upper, implementation, registry)).toBe(true)
})
