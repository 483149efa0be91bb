import { toAddress } from '@did/domain/hex'
import { parseSiweMessage } from 'viem/siwe'
import { expect, it } from 'vitest'
import { buildSignInMessage } from './sign-in.ts'

it('a sign-in message is one EIP-4361 text with the configured chain and the server’s time', () => {
  const message = buildSignInMessage({
    address: toAddress('0x71c7656ec7ab88b098defb751b7401b5f6d8976f'),
    chainId: 31337,
    nonce: '0123456789abcdef0123456789abcdef',
    issuedAt: '2026-11-21T10:00:00.123Z',
    origin: 'http://127.0.0.1:3000',
  })
  expect(message).toBe(
    [
      '127.0.0.1:3000 wants you to sign in with your Ethereum account:',
      '0x71C7656EC7ab88b098defB751B7401B5f6d8976F',
      '',
      'Sign in to DID Verification. This costs nothing and sends no transaction.',
      '',
      'URI: http://127.0.0.1:3000',
      'Version: 1',
      'Chain ID: 31337',
      'Nonce: 0123456789abcdef0123456789abcdef',
      'Issued At: 2026-11-21T10:00:00.123Z',
    ].join('\n'),
  )
  expect(parseSiweMessage(message)).toMatchObject({ chainId: 31337, version: '1' })
})
