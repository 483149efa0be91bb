import { type Address, concatHex, encodeFunctionData, keccak256, zeroAddress } from 'viem'
import { didAccountAbi } from '../generated/did-account-abi.ts'
import { didRegistryAbi } from '../generated/did-registry-abi.ts'
import type { Deployment } from '../scripts/deploy.ts'
import type { AccountClient } from './accounts.ts'
import {
  called,
  hashGuardians,
  listGuardians,
  type Measure,
  nobody,
  registryDomain,
  voteForRecovery,
} from './control.ts'
import { createPasskey } from './passkey.ts'
import { type Account, type Call, predictAccount } from './passkey-account.ts'

type Chain = {
  client: AccountClient
  contracts: Deployment
  guardians: readonly AccountClient[]
  measure: Measure
  passTime: (seconds: number) => Promise<void>
  setTime: (moment: bigint) => Promise<void>
}

/**
 * When a session begins, in Unix seconds. The end of the session is in the bytes of its key's
 * grant, and these bytes have an influence on the gas, so the time is fixed.
 */
const sessionStart = 2_001_000_000n

/** Whoever sends a passkey account's call pays for its gas. */
export async function measureAccounts(chain: Chain): Promise<void> {
  const { client, contracts, measure, setTime } = chain
  const { didRegistry } = contracts
  const key = createPasskey(11)
  const account = await predictAccount(client, { ...contracts, chainId: client.chain.id }, key)
  await measure('account: deploy and mint', account.deployAndExecute([mint(didRegistry)]))
  const did = await client.readContract({ address: didRegistry, abi: didRegistryAbi, functionName: 'totalSupply' })
  await measure('account: next mint', account.execute([mint(didRegistry)]))
  await measure('account: commitClaim', account.execute([commit(didRegistry, did)]))
  await setTime(sessionStart)
  await measure(
    'account: commitClaim in a session',
    account.executeInSession([commit(didRegistry, did)], sessionStart + 3600n),
  )
  const { x, y } = createPasskey(12)
  const addKey = encodeFunctionData({ abi: didAccountAbi, functionName: 'addKey', args: [x, y] })
  await measure('account: add a key', account.execute([{ to: account.address, data: addKey }]))
  await measureRecovery(chain, account)
}

async function measureRecovery(chain: Chain, account: Account): Promise<void> {
  const { client, contracts, guardians, measure, passTime } = chain
  const voters = guardians.map((guardian) => guardian.account)
  const list = listGuardians(voters)
  const [abi, to, identity] = [didRegistryAbi, contracts.didRegistry, account.address]
  const setArgs = [identity, hashGuardians(list), nobody, called] as const
  const setGuardians = encodeFunctionData({ abi, functionName: 'setGuardians', args: setArgs })
  await measure('account: set guardians', account.execute([{ to, data: setGuardians }]))
  const { x, y } = createPasskey(13)
  const key = concatHex([x, y])
  const recovery = { identity, controller: zeroAddress, key, round: 0n }
  const votes = await voteForRecovery(voters, registryDomain(client, to), recovery)
  const startArgs = [identity, zeroAddress, key, list, votes] as const
  const start = encodeFunctionData({ abi, functionName: 'startRecovery', args: startArgs })
  await measure('account: start a recovery, all of 3', { to, data: start })
  await passTime(Number(list.delay))
  const finish = encodeFunctionData({ abi, functionName: 'finishChange', args: [identity, key, called] })
  await measure('account: finish a recovery', { to, data: finish })
}

function mint(to: Address): Call {
  return { to, data: encodeFunctionData({ abi: didRegistryAbi, functionName: 'mintDID' }) }
}

function commit(to: Address, did: bigint): Call {
  const args = [did, keccak256('0x01')] as const
  return { to, data: encodeFunctionData({ abi: didRegistryAbi, functionName: 'commitClaim', args }) }
}
