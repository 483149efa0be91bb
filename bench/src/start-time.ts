/**
 * Measures `npm start` in a fresh clone, and then a second `npm start` in the same clone. The time
 * of `npm ci` is the lower limit for the first start.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '@did/local/process/free-port'
import type { Figure } from './rig.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const warmLimitSeconds = 5

export async function benchStart(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'did-bench-'))
  const clone = join(folder, 'clone')
  try {
    spawnSync('git', ['clone', '-q', root, clone], { stdio: 'inherit' })
    const install = seconds(() =>
      spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: clone, env: emptyHome(folder, 'floor') }),
    )
    rmSync(join(clone, 'node_modules'), { recursive: true })
    const port = await findFreePort()
    const cold = await timeStart(clone, { ...emptyHome(folder, 'cold'), PORT: String(port) })
    const warm = await timeStart(clone, { ...emptyHome(folder, 'cold'), PORT: String(port) })
    return [
      {
        what: 'npm start, fresh clone',
        measured: text(cold),
        against: `npm ci alone ${text(install)}`,
        ratio: cold / install,
      },
      {
        what: 'npm start, again',
        measured: text(warm),
        against: `limit ${text(warmLimitSeconds)}`,
        ratio: warm / warmLimitSeconds,
        atMost: 1,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Returns an environment like that of a person's shell, with an empty home folder and without the
 * variables that npm sets for its scripts.
 */
function emptyHome(folder: string, name: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([key]) => !key.startsWith('npm_') && key !== 'NODE' && key !== 'INIT_CWD',
  )
  return { ...Object.fromEntries(own), HOME: join(folder, name) }
}

async function timeStart(clone: string, env: NodeJS.ProcessEnv): Promise<number> {
  const started = performance.now()
  const child = spawn('npm', ['start'], { cwd: clone, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  await addressPrinted(child)
  const took = (performance.now() - started) / 1000
  const exited = once(child, 'exit')
  if (child.pid) process.kill(-child.pid, 'SIGINT')
  await exited
  return took
}

function addressPrinted(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = ''
    child.stdout?.on('data', (chunk) => {
      printed += chunk
      if (/http:\/\/localhost:\d+/.test(printed)) resolve()
    })
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${printed}`)))
  })
}

function seconds(run: () => unknown): number {
  const started = performance.now()
  run()
  return (performance.now() - started) / 1000
}

const text = (s: number) => `${s.toFixed(1)} s`
