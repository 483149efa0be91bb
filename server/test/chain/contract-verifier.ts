import type { User } from '@did/domain/account/user'
import type { Hex } from '@did/domain/hex'
import { demoUniversity } from '@did/local/demo-accounts'
import { type Address, createWalletClient, hashMessage, hashTypedData, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Person } from '../rig/builders.ts'
import { type Answering, Client } from '../rig/client.ts'

export type ContractWallet = { address: Address; sign: (digest: Hex) => Promise<Hex> }

/** This account pays for the contracts that a test deploys. */
export const payerOn = (rpcUrl: string) =>
  createWalletClient({ account: privateKeyToAccount(demoUniversity.privateKey), transport: http(rpcUrl) })

/**
 * Signs in as a contract wallet and makes the wallet a verifier. The returned client signs typed
 * data in the name of the contract wallet.
 */
export async function buildContractVerifier(node: Answering, wallet: ContractWallet): Promise<Person> {
  const client = new Client(node)
  const message = await client.buildSignInMessage({ address: wallet.address })
  const signature = await wallet.sign(hashMessage(message))
  const signedIn = await client.call('POST', '/api/auth/verify', { message, signature })
  client.cookie = signedIn.headers.getSetCookie()[0]?.split(';', 1)[0]
  const name = wallet.address.slice(2, 12)
  const profile = await client.ok<User>('POST', '/api/users', { username: `contract ${name}` })
  const asVerifier = { status: true, organization: `Office of Contracts ${name}` }
  const user = await client.ok<User>('PUT', `/api/users/${profile.id}/verifier`, asVerifier)
  const asWallet = { address: wallet.address.toLowerCase(), account: typedDataSigner(wallet) }
  return { client: Object.assign(Object.create(client), asWallet), user }
}

function typedDataSigner({ address, sign }: ContractWallet) {
  return { address, signTypedData: (typedData: Parameters<typeof hashTypedData>[0]) => sign(hashTypedData(typedData)) }
}
