import { spawn } from 'node:child_process'
import type { OwnedProcess } from './owned-process.ts'

/**
 * A shell that waits until this process is gone, however it went, then stops the programs and removes their folder.
 * $1 is the folder; a number that has passed to a process working elsewhere is left alone.
 */
const watch = `
read -r _
folder=$1; shift
is_ours() { case "$(readlink "/proc/$1/cwd")" in "$folder"|"$folder"/*) ;; *) return 1 ;; esac }
for pid in "$@"; do if is_ours "$pid"; then kill -INT "$pid"; fi; done
for pid in "$@"; do while is_ours "$pid"; do sleep 0.1; done; done
rm -rf "$folder"
`

/** For tests, whose runner may be killed: nothing of theirs stays. Answers how to call it off (after a normal stop). */
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
