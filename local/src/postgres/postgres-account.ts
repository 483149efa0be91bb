import { execFile } from 'node:child_process'
import { chmodSync, chownSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { LaunchFailure } from '../launch-failure.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'

const run = promisify(execFile)

/**
 * An account, other than root, that can run PostgreSQL. `prefix` has the words that stand in front
 * of a command to run it as this account. `ownerUid` and `ownerGid` are the ids of the owner of the
 * data's files.
 */
export type PostgresAccount = { name: string; prefix: string[]; ownerUid: number; ownerGid: number }

/**
 * Chooses the account that runs PostgreSQL. The account cannot be root, because PostgreSQL refuses
 * to run as root. It must have a name, because initdb needs a name. If this process runs as root,
 * this function chooses the first other account that can use the programs of PostgreSQL.
 */
export async function choosePostgresAccount(binaries: PostgresBinaries): Promise<PostgresAccount> {
  const candidates = listPostgresAccounts()
  for (const account of candidates) {
    if (account.prefix.length === 0 || (await canRunAs(account, binaries))) return account
  }
  throw new LaunchFailure(
    'PostgreSQL refuses to run as root and no other user can be used here: start this as an ordinary user, or set DATABASE_URL.',
  )
}

export function listPostgresAccounts(): PostgresAccount[] {
  const uid = process.geteuid?.() ?? 1000
  const gid = process.getegid?.() ?? 1000
  const asIs = { name: 'this user', prefix: [], ownerUid: uid, ownerGid: gid }
  if (uid !== 0 && hasName()) return [asIs]

  const nobody = findNobody()
  const mapped = ['unshare', '--user', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`]
  const inNamespace = { name: 'a user namespace', prefix: mapped, ownerUid: uid, ownerGid: gid }
  if (uid !== 0) return [inNamespace, asIs]

  const other = ['setpriv', `--reuid=${nobody.uid}`, `--regid=${nobody.gid}`, '--clear-groups']
  const owner = { ownerUid: nobody.uid, ownerGid: nobody.gid }
  return [
    inNamespace,
    { name: 'another user', prefix: other, ...owner },
    // This account is not root, but it may enter folders that are closed to others, such as a clone
    // in /root.
    {
      name: 'another user who may enter every folder',
      prefix: [...other, '--inh-caps=+dac_override', '--ambient-caps=+dac_override'],
      ...owner,
    },
  ]
}

function hasName(): boolean {
  try {
    userInfo()
    return true
  } catch {
    return false
  }
}

function findNobody(): { uid: number; gid: number } {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter((user) => user.uid > 0)
  return users.find((user) => user.name === 'nobody') ?? users[0] ?? { uid: 65534, gid: 65534 }
}

/**
 * Tells whether an account can start PostgreSQL and enter the folder of PostgreSQL's libraries.
 * This folder is beside the data, so it may be closed to an account that can start the programs.
 */
export async function canRunAs({ prefix }: PostgresAccount, binaries: PostgresBinaries): Promise<boolean> {
  const { postgres, linkDir, env } = binaries
  const runAs = async (...words: string[]) => {
    const [command = '', ...args] = [...prefix, ...words]
    await run(command, args, { env })
  }
  try {
    await runAs(postgres, '--version')
    await runAs('test', '-x', linkDir)
    return true
  } catch {
    return false
  }
}

/**
 * Makes an account the owner of a folder and of everything inside, because PostgreSQL accepts only
 * a folder that its own user owns.
 */
export function giveFolderTo(account: PostgresAccount, folder: string): void {
  chmodSync(folder, 0o700)
  if (lstatSync(folder).uid === account.ownerUid) return
  const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path))
  for (const path of [...inside, folder]) chownSync(path, account.ownerUid, account.ownerGid)
}
