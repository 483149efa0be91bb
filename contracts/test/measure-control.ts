import { type Address, encodeFunctionData, type Hex, keccak256 } from 'viem'
import { didRegistryAbi } from '../generated/did-registry-abi.ts'
import type { AccountClient } from './accounts.ts'
import {
  called,
  consent,
  hashGuardians,
  listGuardians,
  type Measure,
  nobody,
  registryDomain,
  voteForRecovery,
} from './control.ts'

type Chain = {
  didRegistry: Address
  owner: AccountClient
  next: AccountClient
  guardians: readonly AccountClient[]
  measure: Measure
  passTime: (seconds: number) => Promise<void>
}

/** The identity is the address of an ordinary wallet. */
export async function measureControl({ didRegistry, owner, next, guardians, measure, passTime }: Chain): Promise<void> {
  const domain = registryDomain(owner, didRegistry)
  const identity = owner.account.address
  const list = listGuardians(guardians.map((guardian) => guardian.account))
  const measureCall = (name: string, data: Hex) => measure(name, { to: didRegistry, data })
  const abi = didRegistryAbi

  const mint = await consent(owner.account, domain, { name: 'MintDid', message: { identity }, nonce: 0n })
  await measureCall('mintDIDFor', encodeFunctionData({ abi, functionName: 'mintDIDFor', args: [identity, mint] }))
  const didTokenId = await owner.readContract({ address: didRegistry, abi, functionName: 'totalSupply' })
  const message = { didTokenId, commitment: keccak256('0x01') }
  const commit = await consent(owner.account, domain, { name: 'CommitClaim', message, nonce: 1n })
  const commitArgs = [didTokenId, message.commitment, commit] as const
  await measureCall('commitClaimFor', encodeFunctionData({ abi, functionName: 'commitClaimFor', args: commitArgs }))

  const ownCall = (name: string, data: Hex) => measure(name, { to: didRegistry, data }, owner)
  const setArgs = [identity, hashGuardians(list), nobody, called] as const
  await ownCall('setGuardians', encodeFunctionData({ abi, functionName: 'setGuardians', args: setArgs }))
  const accepted = await consent(next.account, domain, {
    name: 'AcceptControl',
    message: { identity, controller: next.account.address },
    nonce: 0n,
  })
  const moveArgs = [identity, next.account.address, list, called, accepted] as const
  await ownCall('moveControl, with guardians', encodeFunctionData({ abi, functionName: 'moveControl', args: moveArgs }))
  await ownCall('veto', encodeFunctionData({ abi, functionName: 'veto', args: [identity, called] }))
  await ownCall('freeze', encodeFunctionData({ abi, functionName: 'freeze', args: [identity, called] }))

  const recovery = { identity, controller: next.account.address, key: '0x', round: 0n } as const
  const votes = await voteForRecovery(
    guardians.map((guardian) => guardian.account),
    domain,
    recovery,
  )
  const startArgs = [identity, recovery.controller, '0x', list, [...votes.slice(0, 2), '0x']] as const
  await measureCall(
    'startRecovery, 2 of 3',
    encodeFunctionData({ abi, functionName: 'startRecovery', args: startArgs }),
  )
  await passTime(Number(list.delay))
  const accept = await consent(next.account, domain, {
    name: 'AcceptControl',
    message: { identity, controller: next.account.address },
    nonce: 1n,
  })
  const finishArgs = [identity, '0x', accept] as const
  await measureCall('finishChange', encodeFunctionData({ abi, functionName: 'finishChange', args: finishArgs }))
}
