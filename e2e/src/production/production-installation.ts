/**
 * Builds an installation in production by the steps of the operating guide's section "First
 * deployment".
 */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Chain, startChain } from '@did/local/chain/chain'
import { ensureFunds } from '@did/local/chain/contracts'
import { follow } from '@did/local/guide/follow-guide'
import { blockWith } from '@did/local/guide/operating-guide'
import { endWithParent } from '@did/local/process/end-with-parent'
import { findFreePort } from '@did/local/process/free-port'
import type { Node } from '../node.ts'
import {
  buildPage,
  changeSettings,
  deployContracts,
  type Key,
  makeDatabase,
  makeKey,
  type ProductionMachine,
  prepareMachine,
  writeSettings,
} from './production-machine.ts'
import { startUnit } from './systemd-unit.ts'
import { openTlsEnd } from './tls-end.ts'

export type Installation = {
  node: Node
  machine: ProductionMachine
  databaseUrl: string
  chain: Pick<Chain, 'rpcUrl' | 'chainId'>
  administrator: Key
  moveTo: (databaseUrl: string) => Promise<void>
}
type Keys = Record<'deployer' | 'service' | 'sponsor' | 'administrator' | 'signing' | 'push', Key>

/**
 * Whatever the installation starts or makes is removed when `atEnd` is disposed, even if a step
 * fails.
 */
export async function buildInstallation(atEnd: AsyncDisposableStack): Promise<Installation> {
  const [machine, chain] = await Promise.all([prepareMachine(atEnd), startEmptyChain(atEnd)])
  await buildPage(machine)
  const keys = await makeKeys(machine)
  const contracts = await deployOn(chain, machine, keys)
  const databaseUrl = await makeDatabase(machine)
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const tls = await openTlsEnd(port)
  atEnd.defer(tls.stop)
  await writeSettings(machine, {
    ...contracts,
    ...keySettings(keys),
    PUBLIC_URL: tls.publicUrl,
    DATABASE_URL: databaseUrl,
    RPC_URL: chain.rpcUrl,
    PUBLIC_RPC_URL: chain.rpcUrl,
    HOST: '127.0.0.1',
    PORT: String(port),
    TRUST_PROXY: '127.0.0.1',
    WEB_DIR: join(machine.product, 'web/dist/production'),
    METRICS_PORT: String(await findFreePort()),
  })
  await follow(blockWith('sh', 'systemctl'), machine, { cwd: machine.product })
  let unit = await startUnit(machine.folder, url)
  atEnd.defer(() => unit.stop())
  return {
    node: { url, publicUrl: tls.publicUrl, port, stop: () => unit.stop() },
    machine,
    databaseUrl,
    chain,
    administrator: keys.administrator,
    moveTo: async (other) => {
      await unit.stop()
      changeSettings(machine, { DATABASE_URL: other })
      unit = await startUnit(machine.folder, url)
    },
  }
}

async function startEmptyChain(atEnd: AsyncDisposableStack): Promise<Chain> {
  const dir = mkdtempSync(join(realpathSync(tmpdir()), 'did-chain-'))
  const chain = await startChain({ dir, persisted: false })
  const release = endWithParent([chain.owned], dir)
  atEnd.defer(async () => {
    release()
    await chain.stop()
    rmSync(dir, { recursive: true, force: true })
  })
  return chain
}

async function makeKeys(machine: ProductionMachine): Promise<Keys> {
  const [deployer, service, sponsor, administrator, signing, push] = await Promise.all([
    makeKey(machine),
    makeKey(machine),
    makeKey(machine),
    makeKey(machine),
    makeKey(machine),
    makeKey(machine),
  ])
  return { deployer, service, sponsor, administrator, signing, push }
}

function keySettings({ service, sponsor, signing, push, administrator }: Keys): Record<string, string> {
  return {
    CHAIN_KEY: service.key,
    SPONSOR_KEY: sponsor.key,
    SIGNING_KEY: signing.key,
    PUSH_KEY: push.key,
    ADMIN_WALLETS: administrator.address,
  }
}

async function deployOn(chain: Chain, machine: ProductionMachine, keys: Keys): Promise<Record<string, string>> {
  const { deployer, service, sponsor, administrator } = keys
  const addresses = [deployer, service, sponsor, administrator].map(({ address }) => address)
  await ensureFunds(chain.rpcUrl, addresses)
  return deployContracts(machine, {
    RPC_URL: chain.rpcUrl,
    CHAIN_ID: String(chain.chainId),
    DEPLOYER_KEY: deployer.key,
    ADMIN_WALLETS: administrator.address,
    SERVICE_WALLET: service.address,
  })
}
