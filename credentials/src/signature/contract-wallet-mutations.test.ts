import type { Hex } from '@did/domain/hex'
import fc from 'fast-check'
import { serializeErc6492Signature } from 'viem/utils'
import { expect, test, vi } from 'vitest'
import { type AskedCall, buildAccountChain, cloneCode, registry } from '../../test/account-chain.ts'
import { asClaim, buildMessage, buildPayload, domain, shareId } from '../../test/fixtures.ts'
import { changes, forge, mutate, mutateBytes, rounds, takeApart } from '../../test/mutations.ts'
import { attestationDigest, checkAttestation } from '../attestation/claim-attestation.ts'
import { type ChainReader, ChainRefusal } from '../chain/chain-reader.ts'
import { buildShareUrl, type ParsedShare, parseShareUrl } from '../share/share-link.ts'
import type { SignatureQuestion } from './ask-wallet.ts'
import { judgeContractSignature } from './contract-signature.ts'
import { encodeValidation } from './counterfactual-signature.ts'
import { unwrapSignature } from './unwrap-signature.ts'
import { isValidSignature, isValidSignatureAt } from './wallet-calls.ts'

// On a busy machine, many changed links take longer than the time that vitest gives a test.
vi.setConfig({ testTimeout: 300_000 })

const message = buildMessage({ title: 'Ünï?~ 字', issuer: 'X' })
const digest = attestationDigest(domain, asClaim(message))
const signer = message.verifier
/** A contract wallet with two owners made this signature, so it is twice as long as one key's. */
const signature: Hex = `0x${'a1'.repeat(65)}${'b2'.repeat(65)}`
const recorded = { block: 1234, time: 1_796_000_000, didRegistry: registry }
const wrapped = serializeErc6492Signature({
  address: `0x${'fa'.repeat(20)}`,
  data: `0xde${'ad'.repeat(60)}`,
  signature,
})

type Kind = 'any wallet' | 'no wallet yet' | 'an account'

/**
 * The chain has one wallet, which accepts exactly one signature of one digest. A wallet of the kind
 * 'no wallet yet' is not deployed, but the signature names calls that would deploy it.
 */
function buildChain(kind: Kind): ChainReader {
  if (kind === 'an account') {
    const data = isValidSignatureAt.encode(digest, signature, recorded.time)
    const answer = (call: AskedCall) =>
      call.to === signer && call.data === data ? `0x${'1'.padStart(64, '0')}` : undefined
    return buildAccountChain(answer, { [signer]: cloneCode })
  }
  const isDeployed = kind === 'any wallet'

  const accepted = isDeployed
    ? { to: signer, data: isValidSignature.encode(digest, signature), answer: '0x1626ba7e'.padEnd(66, '0') }
    : { to: undefined, data: encodeValidation({ signer, digest, signature: wrapped }), answer: '0x01' }
  const unasked = () => Promise.reject(new Error('No signature asks this'))
  return {
    readCode: async () => (isDeployed ? '0x60' : '0x'),
    call: async ({ to, data }) => {
      if (to === accepted.to && data === accepted.data) return accepted.answer
      throw new ChainRefusal(3, 'execution reverted')
    },
    readChainId: unasked,
    readLogs: unasked,
    readBlock: unasked,
  }
}

async function readConfirmed(parsed: ParsedShare, chain: ChainReader) {
  if (parsed.kind !== 'attested') return null
  const judge = (question: SignatureQuestion) => judgeContractSignature(chain, question, recorded)
  return (await checkAttestation(domain, parsed, judge)).ok ? parsed : null
}

test.each([
  { name: 'of a deployed wallet', sent: signature, kind: 'any wallet' },
  { name: 'of an undeployed wallet', sent: wrapped, kind: 'no wallet yet' },
  { name: 'of a wallet deployed after signing', sent: wrapped, kind: 'any wallet' },
  { name: 'of an account of passkeys', sent: signature, kind: 'an account' },
  { name: 'of an account deployed after signing', sent: wrapped, kind: 'an account' },
] as const)(
  'after any of many changes, a link with the signature $name is not confirmed or says the same as before',
  async ({ sent, kind }) => {
    const chain = buildChain(kind)
    const isDeployed = kind !== 'no wallet yet'
    const proof = { kind: 'attested', shareId, ...asClaim(message), signature: sent, anchorBlock: 1234 } as const
    const link = buildShareUrl({ publicUrl: 'https://did.example.org', payload: buildPayload(message), proof })
    const { payload, body } = takeApart(link)
    expect(await readConfirmed(parseShareUrl(link), chain)).toMatchObject({ message, signature: sent })
    const start = link.indexOf('?')
    const anyLink = fc.oneof(
      changes.map((list) => mutate(link, start, list)),
      // A forged link with the right checksum can be parsed, so the wallet has to refuse its
      // signature.
      { arbitrary: changes.map((list) => forge(payload, mutateBytes(body, list))), weight: 2 },
      { arbitrary: changes.map((list) => forge(mutateBytes(payload, list), body)), weight: 1 },
    )
    await fc.assert(
      fc.asyncProperty(anyLink, async (changed) => {
        const read = await readConfirmed(parseShareUrl(changed), chain)
        if (!read) return
        // No signature covers the share id, the anchor's block and the deployment calls of an
        // existing wallet.
        expect(read.message).toEqual(message)
        expect(isDeployed ? (unwrapSignature(read.signature) ?? read.signature) : read.signature).toBe(
          isDeployed ? signature : sent,
        )
        expect(read.payload).toEqual(buildPayload(message))
      }),
      { numRuns: rounds },
    )
  },
)
