import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const { ANVIL_BIN } = process.env
const anvilBin = ANVIL_BIN ?? fileURLToPath(new URL('../../node_modules/.bin/anvil', import.meta.url))

/** Tells whether there is an anvil: the one that ANVIL_BIN names, or else the one from npm. */
export const hasAnvil = existsSync(anvilBin)
/** On other platforms, tests are skipped if there is no anvil. */
export const isAnvilExpected = process.platform === 'linux' && process.arch === 'x64'

export type Anvil = { url: string; stop: () => Promise<void> }

/**
 * Starts an empty chain (id 31337) on a free port. The hard fork is fixed, so that a new version of
 * anvil does not change the gas of calls.
 */
export async function startAnvil(): Promise<Anvil> {
  const child = spawn(anvilBin, ['--port', '0', '--hardfork', 'osaka'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = () => {
    child.kill()
    return exited
  }
  for await (const line of createInterface(child.stdout)) {
    const address = /^Listening on (.+)$/.exec(line)?.[1]
    if (!address) continue
    child.stdout.resume()
    return { url: `http://${address}`, stop }
  }
  throw new Error('anvil ended before it listened')
}
