import { didAccountFactoryAbi } from '@did/contracts/generated/did-account-factory-abi'
import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import { waitForReceipt } from '@did/contracts/receipt'
import { called, consent, farDeadline, nobody } from '@did/contracts/test-control'
import { createPasskey } from '@did/contracts/test-passkey'
import { predictAccount } from '@did/contracts/test-passkey-account'
import { deployOwnerWallet } from '@did/contracts/test-wallet'
import { guardianDecisionDigest } from '@did/credentials/recovery/guardian-decision'
import { hashGuardianList } from '@did/credentials/recovery/guardian-list'
import type {
  CountedVotes,
  FinishRecovery,
  GuardianDecision,
  GuardianList,
  GuardianVote,
} from '@did/domain/account/recovery'
import { type Address, type Hex, toAddress } from '@did/domain/hex'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import { encodeFunctionData, parseEther, serializeErc6492Signature } from 'viem'
import { generatePrivateKey, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import { inject, vi } from 'vitest'
import { listenToDoorbell } from '../../src/modules/events/doorbell-listener.ts'
import { startSponsor } from '../../src/modules/sponsored-calls/lead-sponsor.ts'
import { buildRig } from '../chain/chain-index-rig.ts'
import { payerOn } from '../chain/contract-verifier.ts'
import { type Answering, type Client, send, signedIn } from '../rig/client.ts'

export type RecoveryRig = Awaited<ReturnType<typeof buildRecoveryRig>>
export type Guardian = { address: Address; sign: (digest: Hex) => Promise<Hex> }

const options = { pollMs: 200, confirmations: 2, rebroadcastMs: 50, replaceAfterMs: 60_000, giveUpAfterMs: 200 }
export const delaySeconds = 86_400
let secret = Math.floor(Math.random() * 1e9)

/**
 * Builds a node with an index and a sponsor, on a chain of its own whose clock the test can move.
 */
export async function buildRecoveryRig(environment: Record<string, string> = {}) {
  const sponsorKey = generatePrivateKey()
  const plenty = { SPONSOR_GAS_PER_CLIENT: '1000000000', SPONSOR_GAS_PER_DAY: '1000000000' }
  const rig = await buildRig({
    SPONSOR_KEY: sponsorKey,
    ...plenty,
    DID_ACCOUNT_FACTORY: inject('stack').contracts.didAccountFactory,
    ...environment,
  })
  const { hand, node } = rig
  await hand.client.setBalance({ address: privateKeyToAddress(sponsorKey), value: parseEther('100') })
  const bell = listenToDoorbell({ databaseUrl: node.ctx.config.databaseUrl, log: node.ctx.log })
  await vi.waitUntil(bell.isListening, { timeout: 60_000 })
  const sponsor = startSponsor(node.ctx, bell, options)
  rig.follow()
  const domain = attestationDomain({ chainId: node.ctx.config.chainId, didRegistry: hand.registry })
  const read = { address: hand.registry, abi } as const
  const readRound = async (identity: Address) =>
    String(await hand.client.readContract({ ...read, functionName: 'guardianRound', args: [identity] }))
  return {
    ...rig,
    domain,
    readRound,
    readController: async (identity: Address) =>
      toAddress((await hand.client.readContract({ ...read, functionName: 'controllerOf', args: [identity] }))[0]),
    readPending: (identity: Address) => node.ctx.chain.readPendingChange(identity),
    readNonce: (address: Address) => hand.client.readContract({ ...read, functionName: 'nonces', args: [address] }),
    /** Signs the call to the registry by which the owner's own key cancels a pending change. */
    signVeto: async ({ account, address: identity }: Client): Promise<Hex> => {
      const nonce = await hand.client.readContract({ ...read, functionName: 'nonces', args: [identity] })
      const signed = await consent(account, domain, { name: 'Veto', message: { identity }, nonce })
      return encodeFunctionData({ abi, functionName: 'veto', args: [identity, signed] })
    },
    mined: (hash: Hex | null) => waitForReceipt(hand.client, hash ?? '0x'),
    ...buildActors(rig, domain),
    close: async () => {
      await sponsor.stop()
      await bell.stop()
      await rig.close()
    },
  }
}

type Base = Awaited<ReturnType<typeof buildRig>>

function buildActors({ hand, node }: Base, domain: ReturnType<typeof attestationDomain>) {
  const { chainId, contracts, rpcUrl } = hand.chain
  const payer = payerOn(rpcUrl)
  const bring = async ({ to, data }: { to: Address; data: Hex }) => {
    await waitForReceipt(payer, await payer.sendTransaction({ to, data, chain: null, gas: 3_000_000n }))
  }
  const buildPasskey = async () => {
    const passkey = createPasskey(++secret)
    const account = await predictAccount(hand.client, { chainId, ...contracts }, passkey)
    return {
      passkey,
      account,
      address: toAddress(account.address),
      ...wrapFor(contracts.didAccountFactory, account, passkey),
    }
  }
  /**
   * The three guardians are a passkey whose account is not deployed, a key and a contract. Two of
   * the three can decide.
   */
  const buildGuardians = async (
    others: Partial<ByKind> = {},
  ): Promise<{ list: GuardianList; guardians: Guardian[]; byKind: ByKind }> => {
    const key = privateKeyToAccount(generatePrivateKey())
    const byKind = {
      passkey: await buildPasskey(),
      key: { address: toAddress(key.address), sign: (hash: Hex) => key.sign({ hash }) },
      contract: lower(await deployOwnerWallet(payer)),
      ...others,
    }
    const guardians = Object.values<Guardian>(byKind).toSorted((a, b) => (a.address < b.address ? -1 : 1))
    const who = guardians.map(({ address }) => address)
    return { guardians, byKind, list: { who, threshold: 2, delay: delaySeconds, salt: `0x${'5a'.repeat(32)}` } }
  }
  return {
    buildPasskey,
    buildGuardians,
    buildGuarded: async (others: Partial<ByKind> = {}) => {
      const owner = await signedIn(node)
      const guarded = await buildGuardians(others)
      const guardiansHash = hashGuardianList(guarded.list)
      const action = { name: 'SetGuardians', message: { identity: owner.address, guardians: guardiansHash } } as const
      const signed = await consent(owner.account, domain, { ...action, nonce: 0n })
      const args = [owner.address, guardiansHash, nobody, signed] as const
      await bring({ to: hand.registry, data: encodeFunctionData({ abi, functionName: 'setGuardians', args }) })
      return { owner, identity: owner.address, ...guarded }
    },
    buildGuardedPasskey: async () => {
      const holder = await buildPasskey()
      const guarded = await buildGuardians()
      const args = [holder.address, hashGuardianList(guarded.list), nobody, called] as const
      const data = encodeFunctionData({ abi, functionName: 'setGuardians', args })
      await bring(holder.account.deployAndExecute([{ to: hand.registry, data }]))
      return { holder, identity: holder.address, ...guarded }
    },
  }
}
type ByKind = { passkey: Guardian; key: Guardian; contract: Guardian }

type Signing = { signMessage: (hash: Hex) => Hex }
function wrapFor(address: Address, { signMessage }: Signing, { x, y }: { x: Hex; y: Hex }) {
  const data = encodeFunctionData({ abi: didAccountFactoryAbi, functionName: 'deploy', args: [x, y] })
  return { sign: async (digest: Hex) => serializeErc6492Signature({ address, data, signature: signMessage(digest) }) }
}

function lower({ address, sign }: Guardian): Guardian {
  return { address: toAddress(address), sign }
}

type Voting = { identity: Address; list: GuardianList; decision: GuardianDecision; round?: string }

export async function signVote(
  { domain, readRound }: Pick<RecoveryRig, 'domain' | 'readRound'>,
  { address, sign }: Guardian,
  { identity, list, decision, round: wanted }: Voting,
): Promise<GuardianVote> {
  const round = wanted ?? (await readRound(identity))
  const signature = await sign(guardianDecisionDigest(domain, { identity, decision, round }))
  return { identity, decision, round, guardians: list, guardian: address, signature }
}

export const sendVote = (node: Answering, vote: GuardianVote) =>
  send<CountedVotes & { code?: string }>(node, 'POST', '/api/identities/votes', vote)

export const finish = (node: Answering, body: FinishRecovery) =>
  send<{ transactionHash: Hex; code?: string }>(node, 'POST', '/api/identities/finish', body)

/**
 * Signs the consent of the wallet that will control an identity. The body of `finishRecovery`
 * contains this consent.
 */
export async function accept({ domain, readNonce }: RecoveryRig, to: Client, identity: Address) {
  const nonce = await readNonce(to.address)
  const message = { identity, controller: to.address }
  const { signature } = await consent(to.account, domain, { name: 'AcceptControl', message, nonce })
  return { deadline: Number(farDeadline), signature }
}

export const toWallet = (controller: Address): GuardianDecision => ({
  kind: 'recover',
  target: { kind: 'controller', controller },
})
