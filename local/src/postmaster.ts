import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { systemCode } from './launch-failure.ts'
import { identifyProcess } from './process-identity.ts'

/**
 * A killed launcher leaves PostgreSQL running on the data. It is stopped here (and started again by us), but only when
 * the process that postmaster.pid names works in exactly this folder. When the number has passed to a stranger, the file
 * is what would keep PostgreSQL from starting, so the file goes and the stranger stays.
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

/** PostgreSQL's processes work in the data folder. 'unknown' where the system does not tell. */
function whoseProcess(pid: number, data: string): 'ours' | 'foreign' | 'unknown' {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data) ? 'ours' : 'foreign'
  } catch (error) {
    return systemCode(error) === 'ENOENT' && process.platform === 'linux' ? 'foreign' : 'unknown'
  }
}
