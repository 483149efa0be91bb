import { affineBytes, type Group } from './curve.ts'
import type { SumLane } from './groth16.ts'
import { type SumTask, windowBits } from './multi-exponent.ts'
import type { BucketSums } from './sums/bucket-sums.ts'

/**
 * The messages to a lane, which is a further thread of the prover. A lane gets the WebAssembly
 * once, and each task before the task's first piece. The lane sends the result of each piece back.
 */
export type LaneOrder =
  | { kind: 'start'; adder: WebAssembly.Module }
  | { kind: 'task'; id: number; group: Group; points: Uint8Array; scalars: Uint8Array }
  | { kind: 'piece'; id: number; from: number; to: number }
  | { kind: 'forget' }

export type LaneWorker = {
  postMessage: (order: LaneOrder) => void
  addEventListener: (type: 'message', listener: (event: { data: Uint8Array }) => void) => void
}

/** With these functions, the current thread computes pieces of a sum itself, as a lane does. */
type OwnSums = Pick<BucketSums, 'sum' | 'forget'>
type Piece = { id: number; task: SumTask; settle: (bits: Uint8Array) => void }
type Lane = { worker: LaneWorker; knows: Set<number>; given: Piece[] }

/**
 * A piece of a sum has this many windows. A piece takes about 1/200 second, so no thread has to
 * wait long for another thread's last piece.
 */
const windowsPerPiece = 4
/**
 * A lane (a further thread of the prover) has at most this many pieces of a sum at a time: one that
 * it computes and one that waits. So the lane has work even while the current thread is busy.
 */
const piecesAtHand = 2

/**
 * Gives pieces of sums to the threads of the prover that are free. The current thread computes one
 * piece at a time, too, and handles the messages of the other threads between two pieces.
 */
export class SumSpreader {
  readonly #own: OwnSums
  readonly #lanes: readonly Lane[]
  readonly #queue: Piece[] = []
  readonly #turn = new MessageChannel()
  #tasks = 0
  #isAtWork = false

  constructor(workers: readonly LaneWorker[], adder: WebAssembly.Module, own: OwnSums) {
    this.#own = own
    this.#lanes = workers.map((worker) => ({ worker, knows: new Set(), given: [] }))
    for (const lane of this.#lanes) this.#start(lane, adder)
    this.#turn.port1.onmessage = () => this.#takeTurn()
  }

  /**
   * Cuts a sum into pieces. Returns the points that belong to the bits of all pieces, in the order
   * of the bits.
   */
  readonly sum: SumLane = async (task) => {
    const id = this.#tasks++
    const starts = Array.from(
      { length: Math.ceil((task.to - task.from) / windowsPerPiece) },
      (_, piece) => task.from + piece * windowsPerPiece,
    )
    const pieces = starts.map(
      (from) =>
        new Promise<Uint8Array>((settle) => {
          const to = Math.min(from + windowsPerPiece, task.to)
          this.#queue.push({ id, task: { ...task, from, to }, settle })
        }),
    )
    this.#handOut()
    return join(await Promise.all(pieces), affineBytes[task.group] * windowBits * (task.to - task.from))
  }

  /**
   * Deletes the tasks in all threads of the prover. The prover calls this after each proof, because
   * the tasks contain the witness.
   */
  forget(): void {
    this.#own.forget()
    for (const lane of this.#lanes) {
      lane.knows.clear()
      lane.worker.postMessage({ kind: 'forget' })
    }
  }

  #start(lane: Lane, adder: WebAssembly.Module): void {
    lane.worker.postMessage({ kind: 'start', adder })
    lane.worker.addEventListener('message', ({ data }) => {
      lane.given.shift()?.settle(data)
      this.#handOut()
    })
  }

  #handOut(): void {
    for (const lane of this.#lanes) while (lane.given.length < piecesAtHand && this.#queue.length > 0) this.#give(lane)
    if (this.#isAtWork || this.#queue.length === 0) return
    this.#isAtWork = true
    this.#turn.port2.postMessage(null)
  }

  #takeTurn(): void {
    const piece = this.#queue.shift()
    if (piece) piece.settle(this.#own.sum(piece.task))
    this.#isAtWork = false
    this.#handOut()
  }

  #give(lane: Lane): void {
    const piece = this.#queue.shift()
    if (!piece) return
    const { id, task } = piece
    if (!lane.knows.has(id)) lane.worker.postMessage(toTaskOrder(piece))
    lane.knows.add(id)
    lane.given.push(piece)
    lane.worker.postMessage({ kind: 'piece', id, from: task.from, to: task.to })
  }
}

/**
 * Copies the bytes of a task. Without a copy, the message would also contain all other memory
 * behind the bytes.
 */
function toTaskOrder({ id, task: { group, points, scalars } }: Piece): LaneOrder {
  return { kind: 'task', id, group, points: points.slice(), scalars: scalars.slice() }
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
