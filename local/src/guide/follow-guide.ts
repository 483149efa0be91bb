/**
 * Runs commands of the operating guide on an imitated machine, which consists only of a folder and
 * a PostgreSQL.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import type { Cluster } from '../postgres/system-cluster.ts'

export type GuideMachine = {
  /**
   * This folder stands for `/` of the imitated machine. The guide's folders `/opt/did` and `/etc`
   * are inside it.
   */
  folder: string
  cluster: Cluster
  programs: string
}
export type Following = {
  /** The default is the folder of the imitated machine. */
  cwd?: string
  env?: Record<string, string>
  /** What a person would type when a program of the guide asks for something. */
  input?: string
  /** Shell functions that replace programs. */
  instead?: string
}

/**
 * Shell functions that stand in for `sudo` and other programs, so that no account and no service of
 * the real machine changes. `sudo -u postgres` does not switch the account: it gives the program
 * the name and the password of PostgreSQL's administrator.
 */
const substitutes = ({ administrator, password }: Cluster) => `set -e
sudo() { shift 2; PGUSER=${administrator} PGPASSWORD=${password} "$@"; }
useradd() { :; }
systemctl() { :; }`

export async function follow(lines: string, machine: GuideMachine, following: Following = {}): Promise<string> {
  const { folder, cluster, programs } = machine
  const { cwd = folder, env, input = '', instead = '' } = following
  const script = [substitutes(cluster), instead, onMachine(lines, folder)].join('\n')
  // With no terminal, createuser reads the new password from its standard input.
  const child = spawn('setsid', ['--wait', 'bash', '-c', script], {
    cwd,
    env: {
      PATH: `${programs}:${process.env['PATH']}`,
      HOME: process.env['HOME'],
      PGHOST: cluster.host,
      PGPORT: cluster.port,
      ...env,
    },
    stdio: 'pipe',
  })
  // Commands that read no input may end before the input was written to them. So this ignores
  // errors of the input, and the exit code tells whether the commands failed.
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const [printed, complaints] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  if (child.exitCode !== 0) throw new Error(`The guide’s lines ended with ${child.exitCode}:\n${printed}${complaints}`)
  return printed
}

/**
 * Puts the folder of the imitated machine in front of each absolute path in commands of the guide.
 */
export function onMachine(lines: string, folder: string): string {
  return lines.replaceAll(/(?<=^|[\s=])\/(?=(opt|etc)\/)/gm, `${folder}/`)
}
