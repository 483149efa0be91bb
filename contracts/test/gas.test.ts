import { readFileSync } from 'node:fs'
import {
  type ContractFunctionArgs,
  createTestClient,
  encodeFunctionData,
  type Hex,
  http,
  keccak256,
  numberToHex,
} from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { didRegistryAbi } from '../generated/did-registry-abi.ts'
import { factVerifierAbi } from '../generated/fact-verifier-abi.ts'
import { factVerifierBytecode } from '../generated/fact-verifier-bytecode.ts'
import { deployContracts } from '../scripts/deploy.ts'
import { waitForReceipt } from '../scripts/wait-for-receipt.ts'
import { type AccountClient, createAccountClient } from './accounts.ts'
import { type Anvil, hasAnvil, isAnvilExpected, startAnvil } from './anvil.ts'

// What a wallet is charged for: the whole transaction, with its base price and its calldata.
const limits = {
  'first mint': 78_000n,
  commitClaim: 30_000n,
  'addClaim, 400 characters': 62_000n,
  requireProof: 320_000n,
}

const digests = (size: number): Hex[] => Array.from({ length: size }, (_, i) => keccak256(numberToHex(i + 1)))

describe.skipIf(!hasAnvil && !isAnvilExpected)('gas, measured on a chain', () => {
  let chain: Anvil
  const measured: Record<string, bigint> = {}

  beforeAll(async () => {
    chain = await startAnvil()
    const [deployer, owner, other] = [0, 1, 2].map((index) => createAccountClient(chain.url, index))
    if (!deployer || !owner || !other) throw new Error('No accounts')
    const service = deployer.account.address
    const { didRegistry } = await deployContracts(deployer, { admins: [service], service })
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
    // In the second of its accreditation a suspension would write over it, and cost less.
    await createTestClient({ mode: 'anvil', transport: http(chain.url) }).increaseTime({ seconds: 60 })
    await measure('suspend', deployer, { functionName: 'suspend', args: [other.account.address, 'Closed'] })
    await measure('revoke', deployer, {
      functionName: 'revoke',
      args: [other.account.address, keccak256('0x01'), keccak256('0x02'), await signRevocation(other, didRegistry)],
    })
    measured['requireProof'] = await gasOfRequireProof(deployer)
  }, 30_000)

  afterAll(() => chain?.stop())

  it.each(Object.entries(limits))('%s costs at most %d', (name, limit) => {
    expect(measured[name]).toBeLessThanOrEqual(Number(limit))
  })

  // A change is for a reader to see: `vitest run --project contracts -u` writes the new numbers.
  it('costs what gas-snapshot.json says', async () => {
    const snapshot = Object.fromEntries(Object.entries(measured).map(([name, gas]) => [name, Number(gas)]))
    console.log(snapshot)
    await expect(`${JSON.stringify(snapshot, null, 2)}\n`).toMatchFileSnapshot('../gas-snapshot.json')
  })
})

type Name = 'mintDID' | 'commitClaim' | 'addClaim' | 'anchor' | 'accredit' | 'suspend' | 'revoke'
type Call = {
  [N in Name]: { functionName: N; args: ContractFunctionArgs<typeof didRegistryAbi, 'nonpayable', N> }
}[Name]

/** As a transaction of its own; inside one of another contract 21,000 and the calldata less. */
async function gasOfRequireProof(client: AccountClient): Promise<bigint> {
  const deployed = await client.deployContract({ abi: factVerifierAbi, bytecode: factVerifierBytecode })
  const { contractAddress } = await waitForReceipt(client, deployed)
  if (!contractAddress) throw new Error('FactVerifier was not deployed')
  const example = readFileSync(new URL('example-proof.json', import.meta.url), 'utf8')
  const [a, b, c, signals] = JSON.parse(example, (_, value) => (typeof value === 'string' ? BigInt(value) : value))
  const data = encodeFunctionData({ abi: factVerifierAbi, functionName: 'requireProof', args: [a, b, c, signals] })
  const hash = await client.sendTransaction({ to: contractAddress, data })
  return (await waitForReceipt(client, hash)).gasUsed
}

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
