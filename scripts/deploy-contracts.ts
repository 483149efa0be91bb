/**
 * `npm run deploy-contracts` deploys the contracts to the chain at RPC_URL, and prints the settings
 * that an installation needs for them. The deployer pays and keeps no role.
 */
import { type Deployment, deployContracts } from '@did/contracts/deploy'
import { addressSchema } from '@did/domain/hex'
import { createClient, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { getBalance, getChainId } from 'viem/actions'
import { z } from 'zod'

const settingsSchema = z.object({
  RPC_URL: z.url({ protocol: /^https?$/, error: 'an http or https address' }),
  CHAIN_ID: z.coerce.number('a chain id').int('a chain id').positive('a chain id'),
  DEPLOYER_KEY: z.templateLiteral(['0x', z.string().regex(/[0-9a-fA-F]{64}/)], 'a key of 32 bytes in hex'),
  ADMIN_WALLETS: z
    .string('addresses with commas between')
    .transform((text) => text.split(/[\s,]+/).filter((entry) => entry !== ''))
    .pipe(z.array(addressSchema, 'addresses with commas between').min(1, 'at least one address')),
  SERVICE_WALLET: addressSchema,
})

process.exitCode = await main()

async function main(): Promise<number> {
  const settings = settingsSchema.safeParse(process.env)
  if (!settings.success) {
    const names = [...new Set(settings.error.issues.map(({ path, message }) => `${String(path[0])} (${message})`))]
    return refuse(`Set ${names.join(', ')}. docs/operating.md says what each is.`)
  }
  const { RPC_URL, CHAIN_ID, DEPLOYER_KEY, ADMIN_WALLETS, SERVICE_WALLET } = settings.data
  const account = privateKeyToAccount(DEPLOYER_KEY)
  const client = createClient({ account, transport: http(RPC_URL) })
  const chainId = await getChainId(client).catch(() => null)
  if (chainId === null) return refuse('The chain at RPC_URL gave no answer. Nothing was sent.')
  if (chainId !== CHAIN_ID)
    return refuse(`The chain at RPC_URL has the id ${chainId}, not ${CHAIN_ID}. Nothing was sent.`)
  if ((await getBalance(client, account)) === 0n)
    return refuse(`${account.address} has no funds on chain ${chainId} to pay with. Nothing was sent.`)
  print(await deployContracts(client, { admins: ADMIN_WALLETS, service: SERVICE_WALLET }), CHAIN_ID)
  return 0
}

function print({ didRegistry, deployedAtBlock, ...others }: Deployment, chainId: number): void {
  console.log(`CHAIN_ID=${chainId}`)
  console.log(`DID_REGISTRY=${didRegistry}`)
  console.log(`DID_REGISTRY_BLOCK=${deployedAtBlock}`)
  console.log(`ETHEREUM_DID_REGISTRY=${others.ethereumDidRegistry}`)
  console.log(`DID_ACCOUNT_FACTORY=${others.didAccountFactory}`)
  console.log(`# The code of the accounts that passkeys control: ${others.didAccount}`)
}

function refuse(sentence: string): number {
  console.error(sentence)
  return 1
}
