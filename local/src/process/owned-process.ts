import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { identifyProcess } from './process-identity.ts'

const recordSchema = z.object({ pid: z.int().positive(), identity: z.string().min(1) })

export type OwnedProcess = { child: ChildProcess; pid: number; pidFile: string }
export type StopOptions = { signal: NodeJS.Signals; patienceMs: number }

/**
 * Starts a program in a session of its own. So Ctrl-C reaches only the launcher, and the launcher
 * then stops all programs in order. A file records the program's process, so that `stopLeftover` of
 * the next start finds the program if the launcher is killed.
 */
export async function startOwned(
  command: string,
  args: string[],
  options: SpawnOptions & { pidFile: string },
): Promise<OwnedProcess> {
  const { pidFile, ...spawnOptions } = options
  const child = spawn(command, args, { ...spawnOptions, detached: true })
  if (child.pid === undefined) {
    const [error] = await once(child, 'error')
    throw error
  }
  const identity = identifyProcess(child.pid)
  if (identity) writeFileSync(pidFile, JSON.stringify({ pid: child.pid, identity }))
  return { child, pid: child.pid, pidFile }
}

export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

/** Sends the signal of `options`, and SIGKILL if the program has not ended in time. */
export async function stopOwned(owned: OwnedProcess, options: StopOptions): Promise<void> {
  const { child, pidFile } = owned
  if (!hasEnded(child)) {
    const ended = once(child, 'exit')
    child.kill(options.signal)
    const insist = setTimeout(() => child.kill('SIGKILL'), options.patienceMs)
    await ended
    clearTimeout(insist)
  }
  rmSync(pidFile, { force: true })
}

/** Stops the process that `pidFile` records, if an earlier start was killed and left it running. */
export async function stopLeftover(pidFile: string, options: StopOptions): Promise<void> {
  const record = readRecord(pidFile)
  if (record && identifyProcess(record.pid) === record.identity) await stopProcess(record, options)
  rmSync(pidFile, { force: true })
}

function readRecord(pidFile: string): z.infer<typeof recordSchema> | null {
  try {
    return recordSchema.parse(JSON.parse(readFileSync(pidFile, 'utf8')))
  } catch {
    return null
  }
}

async function stopProcess({ pid, identity }: z.infer<typeof recordSchema>, options: StopOptions): Promise<void> {
  const isThere = () => identifyProcess(pid) === identity
  process.kill(pid, options.signal)
  const deadline = Date.now() + options.patienceMs
  while (isThere() && Date.now() < deadline) await delay(20)
  if (isThere()) process.kill(pid, 'SIGKILL')
  while (isThere()) await delay(20)
}
