/**
 * Tries thousands of changed versions of a signed call, and returns those that the chain accepted.
 */
import {
  type Abi,
  type AbiFunction,
  type AbiParameter,
  type Address,
  concatHex,
  decodeFunctionData,
  decodeFunctionResult,
  encodeAbiParameters,
  encodeDeployData,
  encodeFunctionData,
  erc6492SignatureValidatorAbi,
  erc6492SignatureValidatorByteCode,
  type Hex,
  serializeErc6492Signature,
} from 'viem'
import { manyCalls } from '../../generated/test-many-calls.ts'
import { waitForReceipt } from '../../scripts/wait-for-receipt.ts'
import type { AccountClient } from '../accounts.ts'
import { changeArguments, type Pick } from './change-arguments.ts'

type Call = { to: Address; data: Hex }
/**
 * A signed call, described by its arguments. `askEach` tells for each changed list of arguments
 * whether the chain accepts the call with them.
 */
export type Signed = {
  inputs: readonly AbiParameter[]
  args: readonly unknown[]
  /**
   * The positions of the arguments that no signature covers. A call that differs only in them does
   * not count as changed.
   */
  unsigned: readonly number[]
  askEach: (changed: readonly (readonly unknown[])[]) => Promise<boolean[]>
}
export type Tester = Awaited<ReturnType<typeof createTester>>

const batch = 200
const gas = 2n ** 40n
const isYes = {
  isValidSignature: (answer: Hex) => answer.startsWith('0x1626ba7e'),
  isValidSignatureAt: (answer: Hex) => BigInt(answer) === 1n,
}

/**
 * Returns the changed arguments of a signed call that the chain accepted. Throws if the chain does
 * not accept the unchanged call.
 */
export async function findAccepted(signed: Signed, pick: Pick, count: number): Promise<string[]> {
  if (!(await signed.askEach([signed.args]))[0]) throw new Error('Not even what was signed is accepted')
  const accepted: string[] = []
  for (let tried = 0; tried < count; tried += batch) {
    const changes = Array.from({ length: batch }, () => drawChange(signed, pick))
    const answers = await signed.askEach(changes)
    accepted.push(...changes.filter((_, index) => answers[index] !== false).map(write))
  }
  return accepted
}

function drawChange({ inputs, args, unsigned }: Signed, pick: Pick): unknown[] {
  const signedOf = (values: readonly unknown[]) => write(values.filter((_, index) => !unsigned.includes(index)))
  const original = signedOf(args)
  for (;;) {
    const changed = changeArguments(inputs, args, pick)
    if (signedOf(changed) !== original) return changed
  }
}

function write(values: readonly unknown[]): string {
  const spell = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value)
  return JSON.stringify(values, (_, value) => (typeof value === 'bigint' ? `${value}n` : spell(value)))
}

/**
 * Deploys the contract that tries many calls within one call. Returns functions that describe
 * signed things for it.
 */
export async function createTester(client: AccountClient) {
  const hash = await client.deployContract({ ...manyCalls, args: [] })
  const { contractAddress } = await waitForReceipt(client, hash)
  if (!contractAddress) throw new Error('The contract was not deployed')

  async function ask(call: { functionName: 'tryEach' | 'deployEach'; args: readonly unknown[] }) {
    const { abi } = manyCalls
    const { data } = await client.call({
      to: contractAddress,
      data: encodeFunctionData({ abi, ...call } as never),
      gas,
    })
    return decodeFunctionResult({ abi, functionName: 'tryEach', data: data ?? '0x' })
  }

  return {
    /**
     * The signature covers all arguments of the call, except those at the positions in `unsigned`.
     */
    ofCall({ to, data }: Call, abi: Abi, unsigned: readonly number[] = []): Signed {
      const { functionName, args = [] } = decodeFunctionData({ abi, data })
      const { inputs } = findFunction(abi, functionName)
      const accepts = isYes[functionName as keyof typeof isYes] ?? (() => true)
      const encode = (values: readonly unknown[]) =>
        concatHex([data.slice(0, 10) as Hex, encodeAbiParameters(inputs, values)])
      const askEach = async (changed: readonly (readonly unknown[])[]) =>
        (await ask({ functionName: 'tryEach', args: [to, changed.map(encode)] })).map(
          ({ passed, result }) => passed && accepts(result),
        )
      return { inputs, args, unsigned, askEach }
    },
    /**
     * The account is not deployed yet (ERC-6492). No signature covers the call that would deploy
     * it, which is an argument, too.
     */
    ofUndeployed(args: readonly [signer: Address, digest: Hex, factory: Address, data: Hex, signature: Hex]): Signed {
      const types = ['address', 'bytes32', 'address', 'bytes', 'bytes']
      const askEach = async (changed: readonly (readonly unknown[])[]) =>
        (await ask({ functionName: 'deployEach', args: [changed.map(encodeValidation)] })).map(
          ({ result }) => result === '0x01',
        )
      return { inputs: types.map((type) => ({ type })), args, unsigned: [2, 3], askEach }
    },
  }
}

function encodeValidation([signer, digest, address, data, inner]: readonly unknown[]): Hex {
  const signature = serializeErc6492Signature({ address, data, signature: inner } as never)
  const args = [signer, digest, signature] as never
  return encodeDeployData({ abi: erc6492SignatureValidatorAbi, bytecode: erc6492SignatureValidatorByteCode, args })
}

function findFunction(abi: Abi, name: string): AbiFunction {
  const found = abi.find((item) => item.type === 'function' && item.name === name)
  if (found?.type !== 'function') throw new Error(`There is no ${name}`)
  return found
}
