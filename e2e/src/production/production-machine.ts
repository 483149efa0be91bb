/**
 * Sets up a machine for an installation in production, by running the lines of the operating guide.
 */

import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Address, addressSchema, bytes32Schema, type Hex } from '@did/domain/hex'
import { follow, type GuideMachine } from '@did/local/guide/follow-guide'
import { blockWith, root } from '@did/local/guide/operating-guide'
import { findSystemPostgres, startSystemCluster } from '@did/local/postgres/system-cluster'

export type ProductionMachine = GuideMachine & {
  /** The folder that stands for `/opt/did`. */
  product: string
}
export type Key = { key: Hex; address: Address }

/** The password of the database role, which the guide lets the operator type. */
export const databasePassword = 'secret'
export const programs = findSystemPostgres()

/** The machine has systemd, the repository and an empty PostgreSQL. */
export async function prepareMachine(atEnd: AsyncDisposableStack): Promise<ProductionMachine> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'did-machine-'))
  atEnd.defer(() => rmSync(folder, { recursive: true }))
  const cluster = await startSystemCluster(programs ?? '')
  atEnd.defer(cluster.stop)
  const product = join(folder, 'opt/did')
  copyRepository(product)
  mkdirSync(join(folder, 'etc/systemd/system'), { recursive: true })
  return { folder, cluster, programs: programs ?? '', product }
}

/** Follows the operating guide's step "Database". Returns the address of the database. */
export async function makeDatabase(machine: GuideMachine): Promise<string> {
  const typed = `${databasePassword}\n${databasePassword}\n`
  await follow(blockWith('sh', 'createuser'), machine, { input: typed })
  return `postgres://did:${databasePassword}@${machine.cluster.host}:${machine.cluster.port}/did`
}

/**
 * Follows the operating guide's step "Code and page", but uses the packages that are installed for
 * the tests instead of downloading packages.
 */
export async function buildPage(machine: ProductionMachine): Promise<void> {
  const lines = blockWith('sh', 'vite build')
  const instead = `npm() { [ "$*" = "ci --ignore-scripts" ]; }`
  linkDependencies(machine.product)
  await follow(lines, machine, { instead })
}

export async function makeKey(machine: ProductionMachine): Promise<Key> {
  const printed = await follow('npm run --silent make-key', machine, { cwd: machine.product })
  const [, key, address] = /^(\w+)\n# address: (\w+)$/m.exec(printed) ?? []
  return { key: bytes32Schema.parse(key), address: addressSchema.parse(address) }
}

/**
 * Follows the operating guide's step "Contracts". Returns the settings that the guide's command
 * prints.
 */
export async function deployContracts(
  machine: ProductionMachine,
  values: Record<string, string>,
): Promise<Record<string, string>> {
  const line = blockWith('sh', 'DEPLOYER_KEY=')
  const asked = line.matchAll(/(\w+)=\S*…\S*/g).map(([, name = '']) => name)
  const missing = [...asked].filter((name) => !(name in values))
  if (missing.length > 0) throw new Error(`The guide asks for ${missing.join()}`)
  const filled = line.replaceAll(/(\w+)=\S*…\S*/g, (_, name: string) => `${name}=${values[name]}`)
  return readSettings(await follow(filled, machine, { cwd: machine.product }))
}

/** Follows the operating guide's step "Settings". */
export async function writeSettings(machine: ProductionMachine, values: Record<string, string>): Promise<void> {
  await follow(blockWith('sh', 'install -D'), machine, { cwd: machine.product })
  changeSettings(machine, values)
}

export function changeSettings(machine: ProductionMachine, values: Record<string, string>): void {
  const file = join(machine.folder, 'etc/did/node.env')
  const changed = Object.entries(values).reduce(
    (text, [name, value]) => {
      const line = new RegExp(`^#?${name}=.*$`, 'm')
      if (!line.test(text)) throw new Error(`deploy/node.env has no line for ${name}`)
      return text.replace(line, () => `${name}=${value}`)
    },
    readFileSync(file, 'utf8'),
  )
  writeFileSync(file, changed)
}

/** Reads a file of settings as systemd does. */
export function readSettings(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]))
}

/**
 * Copies the files that git tracks or would add. Files that git ignores are missing in the copy, so
 * a build that needs one of them fails.
 */
function copyRepository(target: string): void {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate']
  const files = execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0')
  const deleted = new Set(
    execFileSync('git', ['ls-files', '-z', '--deleted'], { cwd: root, encoding: 'utf8' }).split('\0'),
  )
  for (const file of files.filter((name) => name !== '' && !deleted.has(name))) {
    mkdirSync(join(target, dirname(file)), { recursive: true })
    copyFileSync(join(root, file), join(target, file))
  }
}

/**
 * The copy of the repository gets links to packages. A workspace leads to the copy, and any other
 * package leads to the packages that are installed for the tests.
 */
function linkDependencies(product: string): void {
  const [from, to] = [join(root, 'node_modules'), join(product, 'node_modules')]
  mkdirSync(join(to, '@did'), { recursive: true })
  for (const name of readdirSync(from))
    if (name !== '@did' && name !== '.cache') symlinkSync(join(from, name), join(to, name))
  for (const name of readdirSync(join(from, '@did'))) symlinkSync(join('../..', name), join(to, '@did', name))
}
