import { spawn } from 'node:child_process'
import type { OwnedProcess } from './owned-process.ts'

/**
 * This shell script waits until the process that started it has ended. Then it stops the given
 * programs and removes their folder ($1). If a program has already ended and another process has
 * got its pid, the script does not stop that process.
 */
const watch = `
read -r _
folder=$1; shift
is_ours() { case "$(readlink "/proc/$1/cwd")" in "$folder"|"$folder"/*) ;; *) return 1 ;; esac }
for pid in "$@"; do if is_ours "$pid"; then kill -INT "$pid"; fi; done
for pid in "$@"; do while is_ours "$pid"; do sleep 0.1; done; done
rm -rf "$folder"
`

/**
 * Makes sure that the programs are stopped and their folder is removed, even if the test runner is
 * killed. Returns a function that cancels this.
 */
export function endWithParent(programs: OwnedProcess[], folder: string): () => void {
  const pids = programs.map(({ pid }) => String(pid))
  const shell = spawn('/bin/sh', ['-c', watch, 'end-with-parent', folder, ...pids], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  shell.unref()
  shell.stdin.on('error', () => undefined)
  return () => {
    shell.kill('SIGKILL')
  }
}
