import { vaultSchema } from '@did/domain/vault/vault'
import { expect, it } from 'vitest'
import { UnlockVault } from '../../src/entities/vault/unlock-vault.tsx'
import { vaultTexts } from '../../src/texts/en/vault/vault.ts'
import { signer } from '../rig/people.ts'
import { button, show } from '../rig/screen.tsx'

const createdAt = '2026-11-21T12:00:00.000Z'
const part = (digits: string) => ({ salt: `0x${digits.repeat(32)}`, ciphertext: 'AAAA', createdAt })
const sealed = vaultSchema.parse({
  vaultId: 'AAAAAAAAAAAAAAAAAAAAAA',
  version: 1,
  wrappings: [
    { kind: 'recovery', ...part('01') },
    { kind: 'wallet', ...part('02') },
  ],
  items: [],
})
const passkey = { credentialId: 'AAAA', salt: `0x${'03'.repeat(32)}`, takeSecret: () => null } as const
const { unlock, again } = vaultTexts

it('a person who comes back with a passkey is not asked for the lost wallet to open the vault, and reads what may be lost', async () => {
  await show(<UnlockVault sealed={sealed} signer={{ ...signer, wallet: `0x${'44'.repeat(20)}`, passkey }} />)
  expect(() => button(unlock.wallet)).toThrow('There is no button')
  expect(button(unlock.codeOpen).disabled).toBe(false)
  expect(document.body.textContent).toContain(again.text)
})

it('the vault of private attributes can be opened with the signature of a wallet that is one of its ways', async () => {
  await show(<UnlockVault sealed={sealed} signer={signer} />)
  expect(button(unlock.wallet).disabled).toBe(false)
})
