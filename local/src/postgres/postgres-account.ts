import { execFile } from 'node:child_process'
import { chmodSync, chownSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { LaunchFailure } from '../launch-failure.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'

const run = promisify(execFile)

/**
 * `prefix` has the words that stand in front of a command to run it as this account. `ownerUid` and
 * `ownerGid` are the ids of the account that owns PostgreSQL's data.
 */
export type PostgresAccount = { name: string; prefix: string[]; ownerUid: number; ownerGid: number }

/**
 * Chooses the account that runs PostgreSQL. This account cannot be root, because PostgreSQL refuses
 * to run as root. The account must have a name, because initdb needs one. If this process runs as
 * root or has no name, the first account that can use PostgreSQL's programs is chosen.
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
    // The account of the next entry is not root, but it may enter folders that are closed to
    // others, for example a clone in /root.
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
 * Tells whether an account can start PostgreSQL and can enter the folder with links to PostgreSQL's
 * libraries. This folder is beside the data, so an account that can start the programs may still be
 * unable to enter it.
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
 * Makes an account the owner of a folder and of everything inside. PostgreSQL uses a folder only if
 * the account that runs PostgreSQL owns it.
 */
export function giveFolderTo(account: PostgresAccount, folder: string): void {
  chmodSync(folder, 0o700)
  if (lstatSync(folder).uid === account.ownerUid) return
  const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path))
  for (const path of [...inside, folder]) chownSync(path, account.ownerUid, account.ownerGid)
}
