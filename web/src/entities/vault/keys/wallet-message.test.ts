import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { buildVaultMessage, signatureSecret } from './wallet-message.ts'

const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const parts = {
  wallet: account.address.toLowerCase() as `0x${string}`,
  chainId: 31337,
  origin: 'https://did.example:8443',
  salt: `0x${'AB'.repeat(32)}`,
  createdAt: '2026-11-21T12:00:00.000Z',
} as const

test('the message that a wallet signs to open a vault names this site alone, says what the signature opens, and signs nobody in', () => {
  expect(buildVaultMessage(parts).split('\n')).toEqual([
    'did.example:8443 wants you to sign in with your Ethereum account:',
    account.address,
    '',
    'Open my private attributes. With this signature and a copy of my sealed data anybody could read them: sign it on this site only.',
    '',
    'URI: https://did.example:8443',
    'Version: 1',
    'Chain ID: 31337',
    `Nonce: ${'ab'.repeat(32)}`,
    'Issued At: 2026-11-21T12:00:00.000Z',
  ])
})

test('the message that opens a vault gives the same secret each time, in whatever form the wallet writes the signature', async () => {
  const message = buildVaultMessage(parts)
  const signature = await account.signMessage({ message })
  const secret = await signatureSecret(parts.wallet, message, signature)
  const v = Number.parseInt(signature.slice(-2), 16) - 27
  const other = `${signature.slice(0, -2)}0${v}` as const
  expect(await signatureSecret(parts.wallet, message, other as `0x${string}`)).toEqual(secret)
  expect(secret).toHaveLength(65)
})

test('neither a signature of another account than the vault’s nor one of a contract wallet becomes a way to open the vault', async () => {
  const message = buildVaultMessage(parts)
  const stranger = privateKeyToAccount(`0x${'22'.repeat(32)}`)
  for (const answer of [await stranger.signMessage({ message }), `0x${'00'.repeat(97)}` as const])
    await expect(signatureSecret(parts.wallet, message, answer)).rejects.toMatchObject({ code: 'vault-wallet-unfit' })
})
