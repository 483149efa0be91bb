import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { systemCode } from '../launch-failure.ts'
import { identifyProcess } from '../process/process-identity.ts'

/**
 * Stops a PostgreSQL that still uses the data folder because its launcher was killed. If the pid in
 * postmaster.pid now belongs to another program, this only removes postmaster.pid, because
 * PostgreSQL would otherwise not start.
 */
export async function stopLivePostmaster(data: string, patienceMs: number): Promise<void> {
  const pid = readPostmasterPid(data)
  if (pid === null) return
  const identity = identifyProcess(pid)
  if (identity === null) return // The process has ended, which PostgreSQL notices by itself.
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

/**
 * Tells by the working folder of a process whether the process is the PostgreSQL of this data
 * folder. On systems that do not show the working folder, the answer is `unknown`.
 */
function whoseProcess(pid: number, data: string): 'ours' | 'foreign' | 'unknown' {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data) ? 'ours' : 'foreign'
  } catch (error) {
    return systemCode(error) === 'ENOENT' && process.platform === 'linux' ? 'foreign' : 'unknown'
  }
}
