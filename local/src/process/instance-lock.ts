import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { LaunchFailure } from '../launch-failure.ts'

const stoppingPatienceMs = 20_000
const noticeSchema = z.object({ publicUrl: z.string(), stopping: z.boolean() })

export type InstanceLock = { announceStop: () => void; release: () => void }

/**
 * Makes sure that only one launcher runs for each data folder. Waits if another launcher of the
 * folder is stopping. The operating system releases this lock of SQLite whenever its owner ends, so
 * a killed launcher leaves no lock behind.
 */
export async function lockInstance(dataDir: string, publicUrl: string): Promise<InstanceLock> {
  const notice = join(dataDir, 'instance.json')
  const database = new DatabaseSync(join(dataDir, 'instance.lock'))
  const deadline = Date.now() + stoppingPatienceMs
  while (!tryLock(database)) {
    const holder = readNotice(notice)
    if (!holder?.stopping || Date.now() > deadline) {
      const where = holder ? `, at ${holder.publicUrl}` : ''
      throw new LaunchFailure(
        `Another instance is already running on ${dataDir}${where}: stop it, or set DATA_DIR and PORT for this one.`,
      )
    }
    await delay(50)
  }
  const write = (stopping: boolean) => writeFileSync(notice, JSON.stringify({ publicUrl, stopping }))
  write(false)
  return { announceStop: () => write(true), release: () => database.close() }
}

function tryLock(database: DatabaseSync): boolean {
  try {
    database.exec('pragma busy_timeout = 0; begin exclusive')
    return true
  } catch {
    return false
  }
}

function readNotice(file: string): z.infer<typeof noticeSchema> | null {
  try {
    return noticeSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}
