import { didAccountAbi } from '@did/contracts/generated/did-account-abi'
import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import { type AbiFunction, toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import { keySelectors } from './account-keys.ts'

test.each(Object.entries(keySelectors))(
  'the page’s selector of the function %s equals the selector in the contract’s ABI',
  (name, selector) => {
    const functions: readonly AbiFunction[] = [...didAccountAbi, ...didRegistryAbi].filter(
      (entry) => entry.type === 'function',
    )
    expect(functions.filter((entry) => entry.name === name).map(toFunctionSelector)).toEqual([selector])
  },
)
