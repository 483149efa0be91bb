import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * What tells a process from every other one that ever had its number: when it was started, on which boot of the machine.
 * Null when there is no such process (one that has ended but was not collected yet counts as none).
 */
export function identifyProcess(pid: number): string | null {
  return process.platform === 'linux' ? identifyOnLinux(pid) : identifyElsewhere(pid)
}

function identifyOnLinux(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // proc(5): the name in parentheses may hold spaces, so count from its end: state is field 3, start time field 22.
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
