import { demoAdministrator, serviceAccount, sponsorAccount } from './demo-accounts.ts'
import type { Settings } from './settings.ts'

export type ServerParts = {
  databaseUrl: string
  rpcUrl: string
  chainId: number
  contracts: {
    didRegistry: string
    ethereumDidRegistry: string
    didAccountFactory: string
    deployedAtBlock: number
  } | null
  webDir: string
  demoWalletFile: string | null
  /**
   * The two keys that an embedded installation makes for itself (own-key.ts). In any other
   * installation, both are null.
   */
  signingKey: string | null
  pushKey: string | null
}

/**
 * A variable that was set for the launcher keeps its value. In an embedded installation, all other
 * variables get values with which the product works.
 */
export function serverEnvironment(settings: Settings, parts: ServerParts): NodeJS.ProcessEnv {
  const own = {
    PORT: String(settings.port),
    PUBLIC_URL: settings.publicUrl,
    DATABASE_URL: parts.databaseUrl,
    RPC_URL: parts.rpcUrl,
    CHAIN_ID: String(parts.chainId),
    WEB_DIR: parts.webDir,
    DATA_DIR: settings.dataDir,
  }
  const deployed = parts.contracts && {
    DID_REGISTRY: parts.contracts.didRegistry,
    DID_REGISTRY_BLOCK: String(parts.contracts.deployedAtBlock),
    ETHEREUM_DID_REGISTRY: parts.contracts.ethereumDidRegistry,
    DID_ACCOUNT_FACTORY: parts.contracts.didAccountFactory,
  }
  const demo = parts.demoWalletFile && { EMBEDDED: 'true', DEMO_WALLET_FILE: parts.demoWalletFile }
  const demoDefaults = {
    ...(parts.signingKey && { SIGNING_KEY: parts.signingKey }),
    ...(parts.pushKey && { PUSH_KEY: parts.pushKey }),
    CHAIN_KEY: serviceAccount.privateKey,
    SPONSOR_KEY: sponsorAccount.privateKey,
    ADMIN_WALLETS: demoAdministrator.address,
    VERIFIER_POLICY: 'open',
  }
  return { ...(demo ? demoDefaults : {}), ...settings.environment, ...own, ...deployed, EMBEDDED: 'false', ...demo }
}
