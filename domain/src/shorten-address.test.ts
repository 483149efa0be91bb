import { expect, it } from 'vitest'
import { shortenAddress } from './shorten-address.ts'

it('an address is shortened to its first 6 and last 4 characters', () =>
  expect(shortenAddress('0x71C7656EC7ab88b098defB751B7401B5f6d8976F')).toBe('0x71C7...976F'))
