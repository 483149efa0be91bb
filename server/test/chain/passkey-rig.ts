import { didAccountAbi } from '@did/contracts/generated/did-account-abi'
import { didAccountBytecode } from '@did/contracts/generated/did-account-bytecode'
import { didAccountFactoryAbi } from '@did/contracts/generated/did-account-factory-abi'
import { didAccountFactoryBytecode } from '@did/contracts/generated/did-account-factory-bytecode'
import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import { waitForReceipt } from '@did/contracts/receipt'
import { called, consent, hashGuardians, listGuardians, nobody, voteForRecovery } from '@did/contracts/test-control'
import type { Passkey } from '@did/contracts/test-passkey'
import { type Account, type Call, predictAccount } from '@did/contracts/test-passkey-account'
import {
  type Attestation,
  attestationDigest,
  buildAttestationRequest,
  toAttestation,
} from '@did/credentials/attestation/claim-attestation'
import { readDetails } from '@did/credentials/attestation/credential-details'
import { discloseLeaves } from '@did/credentials/share/disclosed/share-disclosure'
import { encodeOpenShare, parseOpenShare } from '@did/credentials/share/share-link'
import { buildFields } from '@did/credentials/test/credential-fixtures'
import { buildMessage, buildPayload, shareId } from '@did/credentials/test/fixtures'
import { findFacts } from '@did/credentials/verdict/find-facts'
import { judgeShare } from '@did/credentials/verdict/verdict'
import type { Address, Hex } from '@did/domain/hex'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import { formatSubjectDid } from '@did/domain/protocol/subject-did'
import {
  type Abi,
  concatHex,
  encodeDeployData,
  encodeFunctionData,
  keccak256,
  type LocalAccount,
  zeroAddress,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { takeChain, wallets } from '../rig/test-chain.ts'
import { payerOn } from './contract-verifier.ts'

export type PasskeyRig = Awaited<ReturnType<typeof startPasskeyRig>>
type Base = Awaited<ReturnType<typeof startBase>>
type Given = { verifier: Address; subject: Address; title: string }
type Signed = { digest: Hex; attestation: Attestation }

/**
 * The fields of each claim in these tests contain a holder's name, because a newer claim without a
 * name gets an amber verdict.
 */
const leaves = buildFields()

export async function startPasskeyRig() {
  const base = await startBase()
  const { chain, client, registry, send, domain } = base
  const { chainId, contracts } = chain
  const mint: Call = { to: registry, data: encodeFunctionData({ abi, functionName: 'mintDID' }) }
  return {
    mint,
    ...{ send, bring: base.bring, stop: chain.stop },
    ...changeKeys(base),
    predict: (key: Passkey, didAccountFactory: Address = contracts.didAccountFactory) =>
      predictAccount(client, { chainId, didAccountFactory }, key),
    accredit: (verifier: Address) =>
      send(wallets.administrator, { abi, functionName: 'accredit', args: [verifier, 'University of Porto', 'up.pt'] }),
    /**
     * Anchors the digest, and then moves the chain's clock. Otherwise, two blocks of this chain
     * could have the same time.
     */
    anchor: async (digest: Hex) => {
      await send(wallets.service, { abi, functionName: 'anchor', args: [[digest]] })
      await client.increaseTime({ seconds: 2 })
    },
    deployForAnotherRegistry: () => deployForAnotherRegistry(base),
    recover: (account: Account, next: Passkey, meanwhile?: () => Promise<void>) =>
      recover(base, account, next, meanwhile),
    move: async (identity: Address, next: LocalAccount) => {
      const message = { identity, controller: next.address }
      const accepted = await consent(next, domain, { name: 'AcceptControl', message, nonce: 0n })
      const args = [identity, next.address, nobody, called, accepted] as const
      await send(identity, { abi, functionName: 'moveControl', args })
    },
    write: ({ verifier, subject, title }: Given): Signed => {
      const did = formatSubjectDid({ chainId, address: subject })
      const validFrom = Math.floor(Date.now() / 1000) - 60
      const message = buildMessage({ verifier: lower(verifier), subject: did, title, validFrom })
      const attestation = toAttestation(buildAttestationRequest({ domain, message, details: readDetails(leaves) }))
      return { attestation, digest: attestationDigest(domain, attestation) }
    },
    check: (signed: Signed, signature: Hex) => check(base, signed, signature),
  }
}

async function startBase() {
  const hand = await takeChain()
  const { chainId, rpcUrl } = hand.chain
  const pinned = { chainId, rpcUrl, didRegistry: hand.registry }
  const installation = { ...pinned, deployedAtBlock: 0, verifierPolicy: 'review' } as const
  const payer = payerOn(rpcUrl)
  const bring = async ({ to, data }: Call) => {
    const hash = await payer.sendTransaction({ to, data, chain: null, gas: 3_000_000n })
    const { status } = await waitForReceipt(payer, hash)
    if (status !== 'success') throw new Error('The call was reverted')
  }
  return { ...hand, installation, domain: attestationDomain(installation), payer, bring }
}

function changeKeys({ bring }: Base) {
  const call = ({ execute, address }: Account, data: Hex) => bring(execute([{ to: address, data }]))
  return {
    addKey: (account: Account, { x, y }: Passkey) =>
      call(account, encodeFunctionData({ abi: didAccountAbi, functionName: 'addKey', args: [x, y] })),
    removeKey: (account: Account, { x, y }: Passkey) => {
      const id = keccak256(concatHex([x, y]))
      return call(account, encodeFunctionData({ abi: didAccountAbi, functionName: 'removeKey', args: [id] }))
    },
  }
}

/**
 * The factory's accounts trust another registry than the installation's. Here, this other registry
 * is a plain wallet, which could recover the accounts at will.
 */
async function deployForAnotherRegistry({ payer }: Base): Promise<Address> {
  const deploy = async (artifact: { abi: Abi; bytecode: Hex }, of: Address): Promise<Address> => {
    const data = encodeDeployData({ ...artifact, args: [of] })
    const { contractAddress } = await waitForReceipt(payer, await payer.sendTransaction({ data, chain: null }))
    if (!contractAddress) throw new Error('Nothing was deployed')
    return contractAddress
  }
  const account = await deploy({ abi: didAccountAbi, bytecode: didAccountBytecode }, payer.account.address)
  return deploy({ abi: didAccountFactoryAbi, bytecode: didAccountFactoryBytecode }, account)
}

/**
 * All guardians give the account a new key, and the chain's clock moves to the end of the
 * guardians' delay. `meanwhile` runs while the recovery waits.
 */
async function recover(
  { bring, client, domain, registry: to }: Base,
  account: Account,
  { x, y }: Passkey,
  meanwhile = async () => {},
) {
  const guardians = [1, 2, 3]
    .map((digit) => privateKeyToAccount(`0x${String(digit).repeat(64)}`))
    .toSorted((a, b) => (a.address.toLowerCase() < b.address.toLowerCase() ? -1 : 1))
  const list = listGuardians(guardians)
  const [identity, key] = [account.address, concatHex([x, y])]
  const setArgs = [identity, hashGuardians(list), nobody, called] as const
  const set = encodeFunctionData({ abi, functionName: 'setGuardians', args: setArgs })
  await bring(account.execute([{ to, data: set }]))
  const recovery = { identity, controller: zeroAddress, key, round: 0n }
  const votes = await voteForRecovery(guardians, domain, recovery)
  const startArgs = [identity, zeroAddress, key, list, votes] as const
  await bring({ to, data: encodeFunctionData({ abi, functionName: 'startRecovery', args: startArgs }) })
  await meanwhile()
  await client.increaseTime({ seconds: Number(list.delay) })
  const finishArgs = [identity, key, called] as const
  await bring({ to, data: encodeFunctionData({ abi, functionName: 'finishChange', args: finishArgs }) })
}

/**
 * Returns the verdict that a checker gets on a link. `asked` contains every question to the chain.
 */
async function check({ installation }: Base, { attestation }: Signed, signature: Hex) {
  const asked: string[] = []
  const { payloadBytes, proofText } = encodeOpenShare({
    payload: buildPayload(attestation.message),
    proof: { kind: 'attested', shareId, ...attestation, signature, anchorBlock: null },
    disclosure: discloseLeaves(leaves, ['holder_name']),
  })
  const share = parseOpenShare(payloadBytes, proofText)
  const watched = (url: string, init?: RequestInit) => {
    asked.push(String(init?.body))
    return fetch(url, init)
  }
  const now = Math.floor(Date.now() / 1000)
  const { facts } = await findFacts(share, { installation, fetch: watched, now, serverUrl: null })
  const { overall, checks } = judgeShare(share, facts)
  return { overall, codes: checks.map(({ code }) => code), asked: asked.join() }
}

function lower(address: Address): Address {
  return `0x${address.slice(2).toLowerCase()}`
}
