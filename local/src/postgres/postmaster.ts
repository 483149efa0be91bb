import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { systemCode } from '../launch-failure.ts'
import { identifyProcess } from '../process/process-identity.ts'

/**
 * Stops a PostgreSQL that a killed launcher left on the data. A program that reuses its pid is left
 * alone; then only postmaster.pid is removed, because PostgreSQL would not start beside it.
 */
export async function stopLivePostmaster(data: string, patienceMs: number): Promise<void> {
  const pid = readPostmasterPid(data)
  if (pid === null) return
  const identity = identifyProcess(pid)
  if (identity === null) return // dead: PostgreSQL sees that itself
  const whose = whoseProcess(pid, data)
  if (whose === 'foreign') rmSync(join(data, 'postmaster.pid'), { force: true })
  if (whose !== 'ours') return
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + patienceMs
  while (identifyProcess(pid) === identity && Date.now() < deadline) await delay(20)
}

function readPostmasterPid(data: string): number | null {
  try {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    return Number.isSafeInteger(pid) && pid > 0 ? pid : null
  } catch {
    return null
  }
}

/** PostgreSQL's processes work in the data folder. Some systems do not say where one works. */
function whoseProcess(pid: number, data: string): 'ours' | 'foreign' | 'unknown' {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data) ? 'ours' : 'foreign'
  } catch (error) {
    return systemCode(error) === 'ENOENT' && process.platform === 'linux' ? 'foreign' : 'unknown'
  }
}
