import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Identifies a process by its start time and the boot of the machine. The pid alone is not enough,
 * because the system gives the pid of an ended process to another one. Returns null for a process
 * that does not exist or has ended.
 */
export function identifyProcess(pid: number): string | null {
  return process.platform === 'linux' ? identifyOnLinux(pid) : identifyElsewhere(pid)
}

function identifyOnLinux(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The fields are numbered as in proc(5): the state is field 3, and the start time is field 22.
    // The name of the process is field 2 and may contain spaces, so the text is split after the
    // last `)`.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z' || fields[0] === 'X') return null
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`
  } catch {
    return null
  }
}

function identifyElsewhere(pid: number): string | null {
  try {
    const started = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim()
    return started === '' ? null : started
  } catch {
    return null
  }
}
