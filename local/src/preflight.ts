import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { LaunchFailure, systemCode } from './launch-failure.ts'

export function assertWritableFolder(folder: string, advice: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    const probe = join(folder, `.probe-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new LaunchFailure(`The folder ${folder} ${reasonOf(error)}: ${advice}.`, { cause: error })
  }
}

function reasonOf(error: unknown): string {
  switch (systemCode(error)) {
    case 'EROFS':
    case 'EACCES':
    case 'EPERM':
      return 'is read-only for this user'
    case 'ENOSPC':
      return 'is on a disk that is full'
    default:
      return 'cannot be made or written to'
  }
}

/**
 * The port must be free on all addresses of this machine, because the server listens on all of
 * them.
 */
export async function assertPortFree(port: number): Promise<void> {
  const server = createServer()
  server.listen(port)
  try {
    await once(server, 'listening')
  } catch (error) {
    if (systemCode(error) === 'EACCES')
      throw new LaunchFailure(`Port ${port} needs more rights than this user has: set PORT to one above 1023.`)
    throw new LaunchFailure(`Port ${port} is already taken by another program: stop that, or set PORT to a free one.`)
  }
  server.close()
  await once(server, 'close')
}
