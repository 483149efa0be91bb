import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { findFreePort } from './free-port.ts'

test('no other process gets a port that one process has reserved, until the process that reserved the port ends', async () => {
  const port = await findFreePort()
  expect(await findFreePortElsewhere(port)).not.toBe(port)

  const reserving = reserveElsewhere()
  const [line] = (await once(reserving.stdout, 'data')) as [Buffer]
  const theirs = Number(line)
  expect(await findFreePort(theirs)).not.toBe(theirs)
  const ended = once(reserving, 'exit')
  reserving.stdin.end()
  await ended
  expect(await findFreePort(theirs)).toBe(theirs)
})

test('a process that asks again for a port that it has reserved gets this port, unless a server listens on it', async () => {
  const port = await findFreePort()
  expect(await findFreePort(port)).toBe(port)
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  expect(await findFreePort(port)).not.toBe(port)
  server.close()
})

const file = JSON.stringify(new URL('free-port.ts', import.meta.url))

async function findFreePortElsewhere(preferred: number): Promise<number> {
  const program = `import { findFreePort } from ${file}; console.log(await findFreePort(${preferred}))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return Number(await text(child.stdout))
}

/**
 * Another process reserves a port, prints it, and ends when this test closes the standard input of
 * that process.
 */
function reserveElsewhere() {
  const program = `import { findFreePort } from ${file}; console.log(await findFreePort()); process.stdin.resume()`
  return spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['pipe', 'pipe', 'inherit'] })
}
