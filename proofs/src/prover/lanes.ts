import { type Group, jacobianBytes } from './curve.ts'
import type { SumLane } from './groth16.ts'
import type { SumTask } from './multi-exponent.ts'

/** What a lane is told: its curve once, a task before its first piece, then pieces. It answers each piece with its windows. */
export type LaneOrder =
  | { kind: 'start'; curve: WebAssembly.Module }
  | { kind: 'task'; id: number; group: Group; points: Uint8Array; scalars: Uint8Array }
  | { kind: 'piece'; id: number; from: number; to: number }
  | { kind: 'forget' }

/** The part of a Worker that is needed. */
export type LaneWorker = {
  postMessage: (order: LaneOrder) => void
  addEventListener: (type: 'message', listener: (event: { data: Uint8Array }) => void) => void
}

type Piece = { id: number; task: SumTask; settle: (windows: Uint8Array) => void }
type Lane = { worker: LaneWorker; knows: Set<number>; given: Piece[] }

/** A thirtieth of a second or so: small enough that no lane waits long for the last. */
const windowsPerPiece = 4
/** A lane has a second piece at hand, so that it works on while this thread is busy. */
const piecesAtHand = 2

/**
 * Spreads sums over other threads and this one, piece by piece, to whoever is free. `work` computes a piece in this thread; it does so
 * between messages, never while a message of another lane waits.
 */
export function spreadSums(
  workers: readonly LaneWorker[],
  curve: WebAssembly.Module,
  work: (task: SumTask) => Uint8Array,
) {
  const queue: Piece[] = []
  const lanes = workers.map((worker): Lane => ({ worker, knows: new Set(), given: [] }))
  const turn = new MessageChannel()
  let tasks = 0
  let isAtWork = false

  for (const lane of lanes) {
    lane.worker.postMessage({ kind: 'start', curve })
    lane.worker.addEventListener('message', ({ data }) => {
      lane.given.shift()?.settle(data)
      handOut()
    })
  }
  turn.port1.onmessage = () => {
    const piece = queue.shift()
    if (piece) piece.settle(work(piece.task))
    isAtWork = false
    handOut()
  }

  function handOut(): void {
    for (const lane of lanes) while (lane.given.length < piecesAtHand && queue.length > 0) give(lane)
    if (isAtWork || queue.length === 0) return
    isAtWork = true
    turn.port2.postMessage(null)
  }

  function give(lane: Lane): void {
    const piece = queue.shift()
    if (!piece) return
    const { id, task } = piece
    // Copies of just these bytes: what is posted goes with all of the memory behind it.
    if (!lane.knows.has(id))
      lane.worker.postMessage({
        kind: 'task',
        id,
        group: task.group,
        points: task.points.slice(),
        scalars: task.scalars.slice(),
      })
    lane.knows.add(id)
    lane.given.push(piece)
    lane.worker.postMessage({ kind: 'piece', id, from: task.from, to: task.to })
  }

  const sum: SumLane = async (task) => {
    const id = tasks++
    const starts = Array.from(
      { length: Math.ceil((task.to - task.from) / windowsPerPiece) },
      (_, piece) => task.from + piece * windowsPerPiece,
    )
    const windows = starts.map(
      (from) =>
        new Promise<Uint8Array>((settle) => {
          queue.push({ id, task: { ...task, from, to: Math.min(from + windowsPerPiece, task.to) }, settle })
        }),
    )
    handOut()
    return join(await Promise.all(windows), jacobianBytes[task.group] * (task.to - task.from))
  }

  /** After a proof: its witness is in the tasks. */
  function forget(): void {
    for (const lane of lanes) {
      lane.knows.clear()
      lane.worker.postMessage({ kind: 'forget' })
    }
  }
  return { sum, forget }
}

function join(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const joined = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    joined.set(piece, at)
    at += piece.length
  }
  return joined
}
