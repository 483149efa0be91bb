import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { userSchema, verifierSchema } from '@did/domain/account/user'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { signIn } from '../src/api-session.ts'
import { developmentChainId } from '../src/chain/chain.ts'
import { demoOwner, demoUniversity } from '../src/demo-accounts.ts'
import { findFreePort } from '../src/process/free-port.ts'
import { checkoutForNobody, type Launcher, nobody, pressCtrlC, processesOn, startLauncher } from './launcher.ts'

const isRoot = process.getuid?.() === 0
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'did-start-'))
const launchers: Launcher[] = []
let port: number

/**
 * The data folder of a first start that was ended with Ctrl-C. Several tests of this file use its
 * data.
 */
const main = join(folder, 'main')
let firstOutput: string

beforeAll(async () => {
  chmodSync(folder, 0o755)
  port = await findFreePort()
  const first = await running(main)
  await pressCtrlC(first)
  firstOutput = first.output()
}, 600_000)
const stopAll = async () => {
  for (const launcher of launchers.splice(0)) await pressCtrlC(launcher)
}
afterEach(stopAll)
// If a `beforeAll` fails, `afterEach` does not run. So `afterAll` stops the launchers, too.
afterAll(async () => {
  await stopAll()
  rmSync(folder, { recursive: true, force: true })
})

function start(dataDir: string, options: Partial<Parameters<typeof startLauncher>[0]> = {}): Launcher {
  const launcher = startLauncher({ dataDir, port, ...options })
  launchers.push(launcher)
  return launcher
}
async function running(dataDir: string, options: Parameters<typeof start>[1] = {}): Promise<Launcher> {
  const launcher = start(dataDir, options)
  await launcher.printed('is running at')
  return launcher
}
function openSession(privateKey: `0x${string}`) {
  const api = { apiUrl: `http://127.0.0.1:${port}`, publicUrl: `http://localhost:${port}`, chainId: developmentChainId }
  return signIn(api, privateKey, AbortSignal.timeout(10_000))
}

async function askChain(origin: string): Promise<number> {
  const config = await fetch(`http://localhost:${port}/api/config`)
  const { rpcUrl } = z.object({ rpcUrl: z.string() }).parse(await config.json())
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })
  const headers = { 'content-type': 'application/json', origin }
  return (await fetch(rpcUrl, { method: 'POST', headers, body })).status
}

test('the start command starts database, chain and server and prints the address and the demo people, and Ctrl-C stops them all', async () => {
  const stranger = spawn('sleep', ['600'])
  const launcher = await running(main)
  for (const output of [firstOutput, launcher.output()]) {
    expect(output.match(/https?:\/\/\S+/g)).toEqual([`http://localhost:${port}`])
    for (const name of ['Maya Lindqvist', 'Northfield University', 'Harbour Health Clinic', 'Avery Cole'])
      expect(output).toContain(name)
  }

  const session = await openSession(demoUniversity.privateKey)
  expect(session.user).toMatchObject({ isVerifier: true, verifierOrganization: 'Northfield University' })
  expect(await session.call('GET', `/api/dids/owner/${demoUniversity.address}`)).toMatchObject([{ onChain: true }])
  const registered: unknown = await session.call('GET', '/api/register')
  expect(registered).toMatchObject([
    { walletAddress: demoUniversity.address.toLowerCase(), status: 'accredited', name: 'Northfield University' },
  ])
  // A newcomer can ask one verifier that is accredited and one verifier that is not.
  const newcomer = await openSession(demoOwner.privateKey)
  const verifiers = z.array(verifierSchema).parse(await newcomer.call('GET', '/api/verifiers'))
  expect(
    verifiers.map(({ verifierOrganization, accreditation }) => `${verifierOrganization}: ${accreditation}`).sort(),
  ).toEqual(['Harbour Health Clinic: self-registered', 'Northfield University: accredited'])
  const page = await fetch(`http://localhost:${port}/`)
  expect(await page.text()).toContain('<div id="root"')
  expect((await fetch(`http://localhost:${port}/demo-wallet.js`)).status).toBe(200)
  expect(await askChain(`http://localhost:${port}`)).toBe(200)
  expect(await askChain('https://evil.example')).toBe(403)
  await newcomer.call('POST', '/api/dev/faucet', { address: `0x${'c0'.repeat(20)}` })

  expect(await pressCtrlC(launcher)).toBe(0)
  expect(processesOn(main)).toEqual([])
  expect(stranger.exitCode).toBeNull()
  stranger.kill()
})

test('a start after a kill -9 replaces the programs that still run from the killed start, and loses no data', async () => {
  const launcher = await running(main)
  const { username, name, email } = demoOwner
  const session = await openSession(demoOwner.privateKey)
  const user = userSchema.parse(await session.call('POST', '/api/users', { username, name, email }))
  if (launcher.child.pid) process.kill(-launcher.child.pid, 'SIGKILL')
  await launcher.ended()

  const again = await running(main)
  expect((await openSession(demoOwner.privateKey)).user).toMatchObject({ id: user.id, username })
  const verifier = await openSession(demoUniversity.privateKey)
  expect(await verifier.call('GET', `/api/dids/owner/${demoUniversity.address}`)).toMatchObject([{ onChain: true }])
  expect(await pressCtrlC(again)).toBe(0)
  expect(processesOn(main)).toEqual([])
})

test('if only npm is killed, the launcher and all programs that it started end by themselves', async () => {
  const launcher = await running(main)
  launcher.child.kill('SIGKILL')
  await expect.poll(() => processesOn(main), { timeout: 60_000 }).toEqual([])
})

test('a chain that was killed while it saved its state continues from the last complete state at the next start', async () => {
  truncateSync(join(main, 'chain/state.json'), 1000)
  const launcher = await running(main)
  expect(launcher.output()).toContain('cut off while saving')
  const session = await openSession(demoUniversity.privateKey)
  expect(await session.call('GET', `/api/dids/owner/${demoUniversity.address}`)).toMatchObject([{ onChain: true }])
})

test('a second start with the same data folder ends with one sentence that names the running instance', async () => {
  await running(main)
  const second = start(main, { port: await findFreePort() })
  const { code, output } = await second.ended()
  expect(code).toBe(1)
  expect(output).toBe(
    `Another instance is already running on ${main}, at http://localhost:${port}: stop it, or set DATA_DIR and PORT for this one.\n`,
  )
})

test('if an earlier version of the registry made the data of a trial, the start moves all this data aside and begins a new trial', async () => {
  const earlier = join(folder, 'of-an-earlier-registry')
  // The test copies the data of the first start, because another first start would take three times
  // as long.
  cpSync(main, earlier, { recursive: true })
  const first = await running(earlier)
  const { username, name, email } = demoOwner
  await (await openSession(demoOwner.privateKey)).call('POST', '/api/users', { username, name, email })
  // After kill -9, PostgreSQL and the chain still run in the folders that the next start has to
  // move.
  if (first.child.pid) process.kill(-first.child.pid, 'SIGKILL')
  await first.ended()
  const remembered = join(earlier, 'chain', 'contracts.json')
  const { registryCodeHash: _, ...older } = JSON.parse(readFileSync(remembered, 'utf8'))
  writeFileSync(remembered, JSON.stringify(older))

  const second = await running(earlier)
  const [, aside = ''] = /What you had is kept in (\S+)\. /.exec(second.output()) ?? []
  expect((await openSession(demoOwner.privateKey)).user).toBeNull()
  expect(readdirSync(aside).toSorted()).toEqual(['chain', 'postgres'])
  expect(JSON.parse(readFileSync(join(aside, 'chain', 'contracts.json'), 'utf8'))).toEqual(older)
  await pressCtrlC(second)
  expect((await running(earlier)).output()).not.toContain('What you had')
})

test('if a program that the launcher started ends by itself, the launcher ends with an error that names this program', async () => {
  const launcher = await running(main)
  const { pid } = JSON.parse(readFileSync(join(main, 'chain/process.json'), 'utf8'))
  process.kill(pid, 'SIGKILL')
  const { code, output } = await launcher.ended()
  expect(code).toBe(1)
  expect(output).toContain('The development chain was stopped by SIGKILL, which nobody asked for')
  expect(processesOn(main)).toEqual([])
})

test('SIGTERM during a first start leaves no process of the start running', async () => {
  const early = join(folder, 'early')
  const launcher = start(early)
  await expect.poll(() => processesOn(early).length, { timeout: 60_000 }).toBeGreaterThan(2)
  launcher.child.kill('SIGTERM')
  expect((await launcher.ended()).code).toBe(0)
  expect(processesOn(early)).toEqual([])
})

/**
 * Expects that the launcher refuses before it starts any program. Returns everything that the
 * launcher printed.
 */
async function refusal(dataDir: string, options: Parameters<typeof start>[1] = {}): Promise<string> {
  const { code, output } = await start(dataDir, options).ended()
  expect(code).toBe(1)
  expect(processesOn(dataDir)).toEqual([])
  return output
}

test('a start on a port that another program uses ends with one sentence about the port', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  expect(await refusal(join(folder, 'port'), { port: address.port })).toBe(
    `Port ${address.port} is already taken by another program: stop that, or set PORT to a free one.\n`,
  )
  taken.close()
})

test('a start without the binary of one of its programs ends with one sentence that names the program', async () => {
  const output = await refusal(join(folder, 'binary'), { env: { ANVIL_BIN: '/nowhere/anvil' } })
  expect(output).toBe('ANVIL_BIN names /nowhere/anvil, which is not there or cannot be run.\n')
})

test('a start whose data folder cannot be made ends with one sentence about the folder', async () => {
  const output = await refusal('/dev/null/data')
  expect(output).toBe(
    'The folder /dev/null/data cannot be made or written to: set DATA_DIR to a folder that this user can write to.\n',
  )
})

test('a start with invalid settings ends with one line that names each invalid setting', async () => {
  const output = await refusal(join(folder, 'settings'), { env: { PORT: 'many', PUBLIC_URL: 'here' } })
  expect(output).toBe('PORT must be a whole number from 1 to 65535; PUBLIC_URL must be an http or https address.\n')
})

test.runIf(isRoot)('an unprivileged user without a home can start, and a read-only folder is reported', async () => {
  const from = checkoutForNobody(folder)
  const closed = join(folder, 'closed')
  mkdirSync(closed, { mode: 0o755 })
  expect(await refusal(join(closed, 'data'), { prefix: nobody, from })).toBe(
    `The folder ${closed}/data is read-only for this user: set DATA_DIR to a folder that this user can write to.\n`,
  )
  const open = join(folder, 'open')
  mkdirSync(open)
  chownSync(open, 65_534, 65_534)
  const launcher = await running(open, { prefix: nobody, from, env: { HOME: '/nonexistent' } })
  const owners = execFileSync('ps', [
    '-o',
    'user=',
    '-p',
    processesOn(open)
      .map((line) => line.split(' ')[0])
      .join(),
  ])
  expect(new Set(owners.toString().trim().split('\n'))).toEqual(new Set(['nobody']))
  expect(await pressCtrlC(launcher)).toBe(0)
})
