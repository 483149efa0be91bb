import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import {
  consent,
  type Guardians,
  hashGuardians,
  listGuardians,
  nobody,
  voteForRecovery,
} from '@did/contracts/test-control'
import type { Session } from '@did/domain/account/session'
import type { Claim } from '@did/domain/claim/claim'
import type { Address } from '@did/domain/hex'
import type { Problem } from '@did/domain/problem'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { inject } from 'vitest'
import { buildClaim, buildUser, type Person } from '../rig/builders.ts'
import { Client, type Reply } from '../rig/client.ts'
import { type ChainHand, wallets } from '../rig/test-chain.ts'
import { buildRig } from './chain-index-rig.ts'

export type ControlRig = Awaited<ReturnType<typeof buildControlRig>>

export async function buildControlRig() {
  const rig = await buildRig()
  const control = controlIdentities(rig.hand)
  const newWallet = () => new Client(rig.node)
  let index = rig.follow()
  return {
    ...rig,
    control,
    newWallet,
    stopIndex: () => index.stop(),
    startIndex: () => {
      index = rig.follow()
    },
    async buildMoved(): Promise<{ person: Person; claim: Claim; to: Client }> {
      const person = await buildUser(rig.node)
      const claim = await buildClaim(person)
      const to = newWallet()
      await control.move({ identity: person.client.address, from: person.client, to })
      await rig.untilLevel()
      return { person, claim, to }
    },
  }
}

type Answered = Session & Problem

/**
 * Tries to sign in a wallet as the given identity, or without naming an identity. Returns the
 * session, or the server's refusal.
 */
export async function attempt(wallet: Client, identity?: Address): Promise<Reply<Answered>> {
  const message = await wallet.buildSignInMessage()
  const signature = await wallet.account.signMessage({ message })
  const body = { message, signature, ...(identity && { identity }) }
  const reply = await wallet.call<Answered>('POST', '/api/auth/verify', body)
  wallet.cookie = reply.headers.getSetCookie()[0]?.split(';', 1)[0] ?? wallet.cookie
  return reply
}

export function readSession(client: Client): Promise<Reply<Answered>> {
  return client.call<Answered>('GET', '/api/auth/session')
}

type Move = { identity: Address; from: Client; to: Client }
type Action = Parameters<typeof consent>[2]['name']

/** The service's account sends the signed consents to the chain. */
function controlIdentities(hand: ChainHand) {
  const { agree, read, domain } = createConsents(hand)
  const guardians = buildGuardians()
  const list: Guardians = listGuardians(guardians)
  const bring = (call: Parameters<ChainHand['send']>[1]) => hand.send(wallets.service, call)
  const accept = ({ identity, to }: Omit<Move, 'from'>) =>
    agree(to.account, 'AcceptControl', { identity, controller: to.address })

  return {
    /**
     * Moves an identity that has no guardians, so that the move takes effect at once. Both wallets
     * sign.
     */
    async move({ identity, from, to }: Move): Promise<void> {
      const signed = await agree(from.account, 'MoveControl', { identity, controller: to.address })
      const args = [identity, to.address, nobody, signed, await accept({ identity, to })] as const
      await bring({ abi, functionName: 'moveControl', args })
    },
    async setGuardians({ account, address: identity }: Client): Promise<void> {
      const hash = hashGuardians(list)
      const signed = await agree(account, 'SetGuardians', { identity, guardians: hash })
      await bring({ abi, functionName: 'setGuardians', args: [identity, hash, nobody, signed] })
    },
    async startRecovery({ identity, to }: Omit<Move, 'from'>): Promise<void> {
      const round = await hand.client.readContract({ ...read, functionName: 'guardianRound', args: [identity] })
      const recovery = { identity, controller: to.address, key: '0x', round } as const
      const votes = await voteForRecovery(guardians.slice(0, 2), domain, recovery)
      const args = [identity, to.address, '0x', list, [...votes, '0x']] as const
      await bring({ abi, functionName: 'startRecovery', args })
    },
    async finishRecovery({ identity, to }: Omit<Move, 'from'>): Promise<void> {
      await hand.client.increaseTime({ seconds: Number(list.delay) })
      const args = [identity, '0x', await accept({ identity, to })] as const
      await bring({ abi, functionName: 'finishChange', args })
    },
    async freeze(identity: Address, controller: Client): Promise<void> {
      const signed = await agree(controller.account, 'Freeze', { identity })
      await bring({ abi, functionName: 'freeze', args: [identity, signed] })
    },
  }
}

function createConsents(hand: ChainHand) {
  const domain = attestationDomain({ chainId: inject('stack').chainId, didRegistry: hand.registry })
  const read = { address: hand.registry, abi } as const
  const agree = async (account: PrivateKeyAccount, name: Action, message: Record<string, unknown>) => {
    const nonce = await hand.client.readContract({ ...read, functionName: 'nonces', args: [account.address] })
    return consent(account, domain, { name, message, nonce })
  }
  return { agree, read, domain }
}

function buildGuardians(): PrivateKeyAccount[] {
  const guardians = Array.from({ length: 3 }, () => privateKeyToAccount(generatePrivateKey()))
  return guardians.toSorted((a, b) => (a.address.toLowerCase() < b.address.toLowerCase() ? -1 : 1))
}
