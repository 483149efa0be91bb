import type { Hex } from '@did/domain/hex'
import { privateKeyToAccount } from 'viem/accounts'
import type { CallNode } from './node-connection.ts'
import { refuse } from './provider-error.ts'
import { isAddress, isHex, isRecord, readQuantity, type UnknownRecord } from './unknown-value.ts'

export type PreparedTransaction = {
  to: Hex | null
  value: bigint
  data: Hex
  gas: bigint
  maxFeePerGas: bigint
  maxPriorityFeePerGas: bigint
}

/**
 * Fills in the gas and the fees of a transaction. Throws the node's own error if the transaction
 * would fail.
 */
export async function prepareTransaction(request: unknown, from: Hex, call: CallNode): Promise<PreparedTransaction> {
  if (!isRecord(request)) throw refuse.params('a transaction object is needed')
  const { to, data, value } = readTarget(request)
  const estimate = { from, ...(to && { to }), data, value: toHex(value) }
  const gas = readQuantity(request['gas'], 'gas') ?? addFifth(await askQuantity(call, 'eth_estimateGas', [estimate]))
  const tip = readQuantity(request['maxPriorityFeePerGas'], 'maxPriorityFeePerGas') ?? 1_000_000_000n
  const maxFeePerGas =
    readQuantity(request['maxFeePerGas'] ?? request['gasPrice'], 'maxFeePerGas') ??
    (await askQuantity(call, 'eth_gasPrice', [])) * 2n + tip
  return { to, data, value, gas, maxFeePerGas, maxPriorityFeePerGas: tip < maxFeePerGas ? tip : maxFeePerGas }
}

export async function sendPrepared(
  prepared: PreparedTransaction,
  wallet: { address: Hex; privateKey: Hex; chainId: number },
  call: CallNode,
): Promise<unknown> {
  const nonce = await askQuantity(call, 'eth_getTransactionCount', [wallet.address, 'pending'])
  const signed = await privateKeyToAccount(wallet.privateKey).signTransaction({
    ...prepared,
    type: 'eip1559',
    chainId: wallet.chainId,
    nonce: Number(nonce),
  })
  return call('eth_sendRawTransaction', [signed])
}

function readTarget(request: UnknownRecord): { to: Hex | null; data: Hex; value: bigint } {
  const { to } = request
  const data = request['data'] ?? request['input'] ?? '0x'
  if (to !== undefined && to !== null && !isAddress(to)) throw refuse.params('"to" must be an address')
  if (!isHex(data)) throw refuse.params('"data" must be hex')
  return { to: isAddress(to) ? to : null, data, value: readQuantity(request['value'], 'value') ?? 0n }
}

async function askQuantity(call: CallNode, method: string, params: readonly unknown[]): Promise<bigint> {
  return readQuantity(await call(method, params), method) ?? 0n
}

const addFifth = (gas: bigint) => gas + gas / 5n
const toHex = (value: bigint): Hex => `0x${value.toString(16)}`
