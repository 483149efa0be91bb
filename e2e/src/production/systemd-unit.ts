/**
 * Runs the command of the systemd unit that the operating guide installs, in a child process of the
 * test. A test may not start services of systemd.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { onMachine } from '@did/local/guide/follow-guide'
import { readSettings } from './production-machine.ts'

export type Unit = { stop: () => Promise<void> }

const patienceMs = 60_000

/**
 * Starts the program that the systemd unit names, with the settings of the file that the unit
 * names. Of this process's own environment, only PATH reaches the program.
 */
export async function startUnit(folder: string, nodeUrl: string): Promise<Unit> {
  const unit = readSettings(onMachine(readFileSync(join(folder, 'etc/systemd/system/did.service'), 'utf8'), folder))
  const [program = '', ...args] = unit['ExecStart']?.split(' ') ?? []
  const settings = readSettings(readFileSync(unit['EnvironmentFile'] ?? '', 'utf8'))
  const child = spawn(program, args, {
    cwd: unit['WorkingDirectory'],
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.stdout.pipe(process.stderr)
  const stop = () => stopChild(child)
  await waitUntilReady(child, nodeUrl).catch(async (error) => {
    await stop()
    throw error
  })
  return { stop }
}

async function waitUntilReady(child: ChildProcess, url: string): Promise<void> {
  let said = 'nothing'
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await delay(50)) {
    if (child.exitCode !== null) throw new Error(`The node ended with ${child.exitCode} before it was ready`)
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    said = (await answer?.text()) ?? said
  }
  throw new Error(`The node was not ready in time. /readyz said ${said}`)
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}
