import { didAccountAbi } from '@did/contracts/generated/did-account-abi'
import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import { type AbiEvent, type AbiFunction, toEventSelector, toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import { keySelectors } from './account-keys.ts'
import { firstKeySelector, keyTopics } from './keys-on-chain.ts'

test.each(Object.entries({ ...keySelectors, firstKey: firstKeySelector }))(
  'the page’s selector of the function %s equals the selector in the contract’s ABI',
  (name, selector) => {
    const functions: readonly AbiFunction[] = [...didAccountAbi, ...didRegistryAbi].filter(
      (entry) => entry.type === 'function',
    )
    expect(functions.filter((entry) => entry.name === name).map(toFunctionSelector)).toEqual([selector])
  },
)

test.each(Object.entries(keyTopics))(
  'the page’s hash of the event %s equals the hash of the event in the contract’s ABI',
  (name, topic) => {
    const events: readonly AbiEvent[] = didAccountAbi.filter((entry) => entry.type === 'event')
    expect(events.filter((entry) => entry.name === name).map(toEventSelector)).toEqual([topic])
  },
)
