import { type ContractFunctionArgs, createTestClient, type Hex, http, keccak256, numberToHex } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { didRegistryAbi } from '../generated/did-registry-abi.ts'
import { deployContracts } from '../scripts/deploy.ts'
import { waitForReceipt } from '../scripts/wait-for-receipt.ts'
import { type AccountClient, createAccountClient } from './accounts.ts'
import { type Anvil, hasAnvil, isAnvilExpected, startAnvil } from './anvil.ts'
import type { Measure } from './control.ts'
import { measureAccounts } from './measure-accounts.ts'
import { measureControl } from './measure-control.ts'

// The most gas that each call may need, with the base price of the transaction and its calldata,
// because a wallet pays for both, too.
const limits = {
  'first mint': 78_300n,
  commitClaim: 30_000n,
  'addClaim, 400 characters': 62_000n,
  'account: deploy and mint': 195_000n,
  'account: commitClaim': 66_000n,
}

const digests = (size: number): Hex[] => Array.from({ length: size }, (_, i) => keccak256(numberToHex(i + 1)))

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: each test inside this function is short
describe.skipIf(!hasAnvil && !isAnvilExpected)('the gas measured on a chain', () => {
  let chain: Anvil
  const measured: Record<string, bigint> = {}

  beforeAll(async () => {
    chain = await startAnvil()
    const [deployer, owner, other] = [0, 1, 2].map((index) => createAccountClient(chain.url, index))
    if (!deployer || !owner || !other) throw new Error('No accounts')
    const service = deployer.account.address
    const contracts = await deployContracts(deployer, { admins: [service], service })
    const { didRegistry } = contracts
    const measure = (name: string, client: AccountClient, call: Call) =>
      gasOf(client, didRegistry, call).then((gas) => {
        measured[name] = gas
      })
    const text = ['education', 'Master of Science in Computer Engineering', 'd'.repeat(400)] as const
    const issuer = other.account.address

    await measure('first mint', owner, { functionName: 'mintDID', args: [] })
    await measure('next mint', owner, { functionName: 'mintDID', args: [] })
    await measure('commitClaim', owner, { functionName: 'commitClaim', args: [1n, keccak256('0x01')] })
    await measure('addClaim, 400 characters', owner, {
      functionName: 'addClaim',
      args: [1n, ...text, issuer, true],
    })
    await measure('anchor, 1 digest', deployer, { functionName: 'anchor', args: [digests(1)] })
    await measure('anchor, 10 digests', deployer, { functionName: 'anchor', args: [digests(10)] })
    await measure('anchor, 256 digests', deployer, { functionName: 'anchor', args: [digests(256)] })
    await measure('accredit', deployer, {
      functionName: 'accredit',
      args: [other.account.address, 'University of Somewhere', 'somewhere.example'],
    })
    // A suspension in the same second as the accreditation would overwrite the accreditation's
    // entry and need less gas.
    await passTime(60)
    await measure('suspend', deployer, { functionName: 'suspend', args: [other.account.address, 'Closed'] })
    await measure('revoke', deployer, {
      functionName: 'revoke',
      args: [other.account.address, keccak256('0x01'), keccak256('0x02'), await signRevocation(other, didRegistry)],
    })

    const send: Measure = async (name, call, sender = deployer) => {
      const hash = await sender.sendTransaction(call)
      measured[name] = (await waitForReceipt(sender, hash)).gasUsed
    }
    const guardians = [3, 4, 5]
      .map((index) => createAccountClient(chain.url, index))
      .sort((a, b) => (a.account.address.toLowerCase() < b.account.address.toLowerCase() ? -1 : 1))
    const rig = { measure: send, guardians, passTime, setTime }
    const [fresh, next] = [createAccountClient(chain.url, 6), createAccountClient(chain.url, 7)]
    await measureControl({ ...rig, didRegistry, owner: fresh, next })
    await measureAccounts({ ...rig, client: deployer, contracts })
  }, 60_000)

  const clock = () => createTestClient({ mode: 'anvil', transport: http(chain.url) })

  async function passTime(seconds: number): Promise<void> {
    await clock().increaseTime({ seconds })
  }

  async function setTime(moment: bigint): Promise<void> {
    await clock().setNextBlockTimestamp({ timestamp: moment })
  }

  afterAll(() => chain?.stop())

  it.each(Object.entries(limits))('the gas measured on a chain for %s is at most %d', (name, limit) => {
    expect(measured[name]).toBeLessThanOrEqual(Number(limit))
  })

  // This test fails whenever the gas changes, so that a reviewer sees the change. `vitest run
  // --project contracts -u` writes the new numbers.
  it('the gas measured on a chain equals the numbers in gas-snapshot.json', async () => {
    const snapshot = Object.fromEntries(Object.entries(measured).map(([name, gas]) => [name, Number(gas)]))
    console.log(snapshot)
    await expect(`${JSON.stringify(snapshot, null, 2)}\n`).toMatchFileSnapshot('../gas-snapshot.json')
  })
})

type Name = 'mintDID' | 'commitClaim' | 'addClaim' | 'anchor' | 'accredit' | 'suspend' | 'revoke'
type Call = {
  [N in Name]: { functionName: N; args: ContractFunctionArgs<typeof didRegistryAbi, 'nonpayable', N> }
}[Name]

async function gasOf(client: AccountClient, address: Hex, call: Call): Promise<bigint> {
  const hash = await client.writeContract({ address, abi: didRegistryAbi, ...call })
  return (await waitForReceipt(client, hash)).gasUsed
}

function signRevocation(verifier: AccountClient, verifyingContract: Hex): Promise<Hex> {
  return verifier.signTypedData({
    domain: { name: 'DID Verification', version: '1', chainId: verifier.chain.id, verifyingContract },
    types: {
      ClaimRevocation: [
        { name: 'attestation', type: 'bytes32' },
        { name: 'reason', type: 'bytes32' },
      ],
    },
    primaryType: 'ClaimRevocation',
    message: { attestation: keccak256('0x01'), reason: keccak256('0x02') },
  })
}
