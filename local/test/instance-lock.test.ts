import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockInstance } from '../src/process/instance-lock.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'did-lock-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

/** Another process locks the folder and then runs the script `then`. */
async function holdElsewhere(then: string) {
  const script = `
    const { lockInstance } = await import(${JSON.stringify(import.meta.resolve('../src/process/instance-lock.ts'))})
    const lock = await lockInstance(${JSON.stringify(dir)}, 'http://localhost:1234')
    ${then}
    console.log('held')`
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['pipe', 'pipe', 'inherit'] })
  await once(holder.stdout, 'data')
  return holder
}
const stay = 'process.stdin.resume()'

test('a start in a locked data folder is refused at once, and the message names the address of the instance that has the lock', async () => {
  const holder = await holdElsewhere(stay)
  await expect(lockInstance(dir, 'http://localhost:2')).rejects.toThrow(
    `Another instance is already running on ${dir}, at http://localhost:1234`,
  )
  holder.kill('SIGKILL')
})

test('a start gets the lock of a data folder if the instance that had the lock was killed', async () => {
  const holder = await holdElsewhere(stay)
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  const lock = await lockInstance(dir, 'http://localhost:2')
  lock.release()
})

test('a start waits until an instance that is stopping has ended, and then gets the lock of the data folder', async () => {
  const holder = await holdElsewhere(`lock.announceStop(); process.stdin.once('data', () => process.exit())`)
  const waiting = lockInstance(dir, 'http://localhost:2')
  const early = await Promise.race([waiting, new Promise((resolve) => setImmediate(resolve, 'still waiting'))])
  expect(early).toBe('still waiting')
  holder.stdin.write('end')
  const lock = await waiting
  lock.release()
})
