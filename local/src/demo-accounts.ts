/**
 * PUBLIC TEST KEYS. They come from the well-known mnemonic of every anvil and hardhat chain, and
 * anybody can use them. Use them on development chains only. The demo wallet and the launcher use
 * the same keys.
 */
export const testMnemonic = 'test test test test test test test test test test test junk'

export type DemoRole = 'owner' | 'verifier' | 'administrator'
export type DemoAccount = {
  role: DemoRole
  name: string
  username: string
  email: string
  organization: string | null
  address: `0x${string}`
  privateKey: `0x${string}`
}

export const demoOwner = {
  role: 'owner',
  name: 'Maya Lindqvist',
  username: 'maya',
  email: 'maya@example.org',
  organization: null,
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  privateKey: '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
} as const satisfies DemoAccount

export const demoUniversity = {
  role: 'verifier',
  name: 'Tomas Berg',
  username: 'northfield-registrar',
  email: 'registrar@northfield.example.org',
  organization: 'Northfield University',
  address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  privateKey: '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
} as const satisfies DemoAccount

export const demoClinic = {
  role: 'verifier',
  name: 'Ines Duarte',
  username: 'harbour-records',
  email: 'records@harbour.example.org',
  organization: 'Harbour Health Clinic',
  address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  privateKey: '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a',
} as const satisfies DemoAccount

export const demoAdministrator = {
  role: 'administrator',
  name: 'Avery Cole',
  username: 'avery',
  email: 'avery@example.org',
  organization: null,
  address: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  privateKey: '0x7c852118294e51e653712a81e05800f419141751be58f605c371e15141b007a6',
} as const satisfies DemoAccount

export const demoAccounts: readonly DemoAccount[] = [demoOwner, demoUniversity, demoClinic, demoAdministrator]

/**
 * This account deploys the contracts and pays for what the server sends to the chain (CHAIN_KEY).
 * No wallet uses it, so nobody else changes its nonce.
 */
export const serviceAccount = {
  address: '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720',
  privateKey: '0x2a871d0798f97d79848a013d4936a73bf4cc922c825d33c1cf7073dff6d409c6',
} as const

/**
 * This account pays for sponsored calls (SPONSOR_KEY). No wallet uses it, so nobody else changes
 * its nonce.
 */
export const sponsorAccount = {
  address: '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f',
  privateKey: '0xdbda1821b80551c9d65939329250298aa3472ba22feea921c0cf5d620ea67b97',
} as const
