import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { LaunchFailure } from '../launch-failure.ts'

const lookEveryMs = 200

export type ChainState = { file: string; note: string | null }

/**
 * Chooses the saved state from which the chain starts. If anvil was killed while it saved, its own
 * file has only half of a state. Then the chain starts from the copy beside this file, which is the
 * last complete state. In this case, `note` says that the chain continues from an earlier state.
 */
export function restoreChainState(dir: string): ChainState {
  const { state, copy } = stateFiles(dir)
  const whole = readWhole(state)
  if (whole) return { file: state, note: null }
  const previous = readWhole(copy)
  if (previous) {
    writeWhole(state, previous)
    return {
      file: state,
      note: 'The development chain was cut off while saving; it continues from its last whole state.',
    }
  }
  if (existsSync(copy))
    throw new LaunchFailure(
      `The saved development chain in ${dir} cannot be read; delete that folder to start a new chain.`,
    )
  rmSync(state, { force: true })
  return { file: state, note: null }
}

/**
 * Copies each complete state that anvil saves, because anvil's own file is damaged when anvil is
 * killed during a save. Returns a function that stops the copying.
 */
export function keepCopies(dir: string): () => void {
  const { state, copy } = stateFiles(dir)
  let seen = 0
  let kept = readWhole(copy)
  const look = () => {
    const changed = changeTime(state)
    if (changed === seen) return
    const dump = readWhole(state)
    if (!dump) return // The file is being written, so the next look reads it.
    seen = changed
    if (kept?.equals(dump)) return
    try {
      writeWhole(copy, dump)
      kept = dump
    } catch {
      // The disk may be full. The earlier copy stays, and the timer tries again to copy the state.
    }
  }
  const timer = setInterval(look, lookEveryMs)
  timer.unref()
  return () => clearInterval(timer)
}

function stateFiles(dir: string): { state: string; copy: string } {
  return { state: join(dir, 'state.json'), copy: join(dir, 'state.previous.json') }
}

function changeTime(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

/** Returns null if the file is not one complete JSON object. */
function readWhole(file: string): Buffer | null {
  try {
    const bytes = readFileSync(file)
    JSON.parse(bytes.toString('utf8'))
    return bytes
  } catch {
    return null
  }
}

/** Writes either all bytes or none, even if the machine loses power during the writing. */
function writeWhole(file: string, bytes: Buffer): void {
  const half = `${file}.new`
  const handle = openSync(half, 'w')
  try {
    writeSync(handle, bytes)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  renameSync(half, file)
}
