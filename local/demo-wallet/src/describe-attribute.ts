import type { Hex } from '@did/domain/hex'
import { decodeFunctionData, hexToString } from 'viem'
import { ethereumDidRegistryAbi } from '../../../contracts/generated/ethereum-did-registry-abi.ts'
import { showHidden } from './plain-words.ts'
import type { Prompt } from './prompt.ts'

const daySeconds = 86_400n

/**
 * Explains in words the two calls of the EthereumDIDRegistry (ERC-1056) that this product makes:
 * one sets an attribute of a DID document, and one revokes an attribute. Returns null for every
 * other call.
 */
export function describeAttribute(data: Hex): Pick<Prompt, 'title' | 'lead' | 'warning' | 'facts'> | null {
  const call = decodeCall(data)
  if (call?.functionName !== 'setAttribute' && call?.functionName !== 'revokeAttribute') return null
  const [identity, nameBytes, value] = call.args
  const name = showHidden(hexToString(nameBytes, { size: 32 }))
  const what = readKind(name)
  const { shown } = texts[what]
  const facts = [
    { name: 'Identity', value: identity },
    { name: 'Name', value: name },
    { name: shown, value: what === 'address' ? showHidden(hexToString(value)) : value },
  ]
  if (call.functionName === 'revokeAttribute') return { ...texts[what].removal, facts }
  const days = call.args[3] / daySeconds
  return { ...texts[what].announcement, facts: [...facts, { name: 'Counts for', value: `${days} days` }] }
}

function decodeCall(data: Hex) {
  try {
    return decodeFunctionData({ abi: ethereumDidRegistryAbi, data })
  } catch {
    return null
  }
}

type Kind = keyof typeof texts

/**
 * In did:ethr, the name of an attribute is `did/pub/<algorithm>/<purpose>/<encoding>` or
 * `did/svc/…`.
 */
function readKind(name: string): Kind {
  if (name.startsWith('did/svc/')) return 'address'
  if (/^did\/pub\/[^/]+\/enc(?:\/|$)/.test(name)) return 'sealing'
  return name.startsWith('did/pub/') ? 'signing' : 'other'
}

const texts = {
  signing: {
    shown: 'Key',
    announcement: {
      title: 'Announce a key that signs?',
      lead: 'Everybody finds this key under your identity on the chain.',
      warning: 'Whoever keeps the key can sign in your name until it ends or you take it back.',
    },
    removal: {
      title: 'Take a key back?',
      lead: 'Everything that this key has signed stops counting, everywhere and for good.',
    },
  },
  sealing: {
    shown: 'Key',
    announcement: {
      title: 'Announce a key for private data?',
      lead: 'Everybody finds this key under your identity on the chain, and can seal private data for you with it.',
    },
    removal: { title: 'Remove a key for private data?', lead: 'Nobody finds this key under your identity any more.' },
  },
  address: {
    shown: 'Address',
    announcement: {
      title: 'Announce an address?',
      lead: 'Everybody finds this address under your identity on the chain.',
    },
    removal: { title: 'Remove an address?', lead: 'Nobody finds this address under your identity any more.' },
  },
  other: {
    shown: 'Value',
    announcement: {
      title: 'Announce something about yourself?',
      lead: 'Everybody reads this under your identity on the chain.',
      warning: 'This wallet does not know what others read in it. Reject it unless you know.',
    },
    removal: { title: 'Remove something about yourself?', lead: 'It no longer counts under your identity.' },
  },
} as const
