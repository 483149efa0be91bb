/**
 * Measures how much gas the anchor of one attestation costs when a batch has one, ten or 256
 * digests. The contract accepts at most 256 digests in a batch.
 */
import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import { waitForReceipt } from '@did/contracts/receipt'
import { serviceAccount } from '@did/local/demo-accounts'
import { createChain } from '@did/local/test-stack'
import { createClient, formatEther, type Hex, http, keccak256, parseGwei, stringToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { writeContract } from 'viem/actions'
import type { Figure } from './rig.ts'

/**
 * The attestations of a small service in a day, and the batches for them. Both are assumptions. A
 * batch closes ten minutes after its oldest digest came, so 100 attestations in a day need about 50
 * batches.
 */
const smallService = { attestations: 100, batches: 50 }
const gasPrices = [
  { of: 'a rollup at 0.01 gwei', wei: parseGwei('0.01') },
  { of: 'a main chain at 2 gwei', wei: parseGwei('2') },
]
/**
 * The gas that the Ethereum Attestation Service needs for an attestation of one bytes32. The number
 * was measured once, on the same kind of chain as in this bench.
 */
const gasOfEas = 200_272

export async function benchAnchorCost(): Promise<Figure[]> {
  const chain = await createChain()
  try {
    const anchor = createAnchor(chain)
    // The first transaction is not measured, because it pays for things that later transactions
    // find done.
    await anchor(1)
    const alone = await anchor(1)
    const perBatch = await anchor(smallService.attestations / smallService.batches)
    const gasPerDay = perBatch * smallService.batches
    return [
      each(1, alone, alone),
      each(10, await anchor(10), alone),
      each(256, await anchor(256), alone),
      {
        what: `${smallService.attestations} a day in ${smallService.batches} batches`,
        measured: `${text(gasPerDay)} gas`,
        against: `EAS, one by one: ${text(gasOfEas * smallService.attestations)} gas`,
        ratio: gasPerDay / (gasOfEas * smallService.attestations),
      },
      ...gasPrices.map(({ of, wei }) => ({
        what: `the same on ${of}`,
        measured: `${formatEther(BigInt(gasPerDay) * wei)} ether a day`,
        against: `one by one: ${formatEther(BigInt(alone * smallService.attestations) * wei)} ether`,
        ratio: gasPerDay / (alone * smallService.attestations),
      })),
    ]
  } finally {
    await chain.stop()
  }
}

function createAnchor({ rpcUrl, contracts }: { rpcUrl: string; contracts: { didRegistry: Hex } }) {
  const client = createClient({ account: privateKeyToAccount(serviceAccount.privateKey), transport: http(rpcUrl) })
  let serial = 0
  return async (count: number): Promise<number> => {
    const digests = Array.from({ length: count }, () => keccak256(stringToHex(`digest ${serial++}`)))
    const hash = await writeContract(client, {
      abi: didRegistryAbi,
      address: contracts.didRegistry,
      functionName: 'anchor',
      args: [digests],
      chain: null,
    })
    return Number((await waitForReceipt(client, hash)).gasUsed)
  }
}

function each(count: number, gas: number, alone: number): Figure {
  const gasEach = Math.round(gas / count)
  return {
    what: `anchored ${count === 1 ? 'alone' : `by ${count}`}`,
    measured: `${text(gasEach)} gas each`,
    against: `alone ${text(alone)}`,
    ratio: gasEach / alone,
  }
}

function text(gas: number): string {
  return gas.toLocaleString('en-US')
}
