import type { Hex } from '@did/domain/hex'
import { decodeFunctionData } from 'viem'
import { didRegistryAbi } from '../../../contracts/generated/did-registry-abi.ts'
import { describeAttribute } from './describe-attribute.ts'
import { formatEther, shortAddress, showHidden, spellOut } from './plain-words.ts'
import type { Fact, Prompt } from './prompt.ts'

export type TransactionToDescribe = { to: Hex | null; value: bigint; data: Hex; maxFee: bigint }

/** The demo wallet can explain calls of these contracts of the installation. */
export type KnownContracts = { didRegistry: string | null; ethereumDidRegistry: string | null }

/**
 * Explains a transaction in words. The demo wallet can explain only payments, and calls that this
 * product makes.
 */
export function describeTransaction(transaction: TransactionToDescribe, known: KnownContracts): Prompt {
  const { to, value, data, maxFee } = transaction
  const fee = { name: 'Network fee', value: `at most ${formatEther(maxFee)} test ETH` }
  const payment = value > 0n ? [{ name: 'Amount', value: `${formatEther(value)} test ETH` }] : []
  if (to && data === '0x')
    return {
      title: 'Send test money?',
      lead: `You send ${formatEther(value)} test ETH to ${shortAddress(to)}.`,
      facts: [{ name: 'To', value: to }, ...payment, fee],
      accept: 'Confirm',
    }
  const attribute = isSame(to, known.ethereumDidRegistry) ? describeAttribute(data) : null
  if (attribute) return { ...attribute, facts: [...(attribute.facts ?? []), ...payment, fee], accept: 'Confirm' }
  const call = isSame(to, known.didRegistry) ? decodeCall(data) : null
  if (!call) return describeUnknown(to, data, [...payment, fee])
  return { ...describeCall(call), facts: [...describeArguments(call), ...payment, fee], accept: 'Confirm' }
}

function isSame(to: Hex | null, contract: string | null): boolean {
  return to !== null && to.toLowerCase() === contract?.toLowerCase()
}

type Call = { functionName: string; args: readonly unknown[] }

function decodeCall(data: Hex): Call | null {
  try {
    const { functionName, args } = decodeFunctionData({ abi: didRegistryAbi, data })
    return { functionName, args: args ?? [] }
  } catch {
    return null
  }
}

function describeCall({ functionName, args }: Call): Pick<Prompt, 'title' | 'lead' | 'warning'> {
  switch (functionName) {
    case 'mintDID':
      return {
        title: 'Mint your DID?',
        lead: 'You get an identity record on the chain that belongs to this wallet alone.',
      }
    case 'commitClaim':
      return {
        title: 'Record this claim?',
        lead: `A fingerprint of it is recorded under DID #${String(args[0])}. Nothing readable goes on the chain.`,
      }
    case 'addClaim':
      return {
        title: 'Publish this claim?',
        lead: `Its text is published under DID #${String(args[0])}.`,
        warning: 'Everybody can read it from then on, and it can never be removed.',
      }
    default:
      return { title: `${spellOut(functionName)}?`, lead: 'This calls the DID registry.' }
  }
}

function describeArguments({ functionName, args }: Call): Fact[] {
  const declared = didRegistryAbi.find((entry) => entry.type === 'function' && entry.name === functionName)
  const inputs = declared && 'inputs' in declared ? declared.inputs : []
  return inputs.map(({ name }, index) => ({ name: spellOut(name), value: showHidden(String(args[index])) }))
}

function describeUnknown(to: Hex | null, data: Hex, facts: readonly Fact[]): Prompt {
  const target = to ? [{ name: 'Contract', value: to }] : []
  return {
    title: to ? 'Call a contract?' : 'Deploy a contract?',
    lead: to
      ? `You call a program at ${shortAddress(to)} that this wallet does not know.`
      : 'You put a new program on the chain.',
    facts: [...target, ...facts, { name: 'Data', value: data.length > 202 ? `${data.slice(0, 202)}…` : data }],
    warning: 'This wallet cannot tell what it does. Reject it unless you know.',
    accept: 'Confirm',
  }
}
