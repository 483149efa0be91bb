import { expect, test } from 'vitest'
import { startCurve } from '../src/prover/curve.ts'
import { type LaneOrder, type LaneWorker, SumSpreader } from '../src/prover/lanes.ts'
import { type SumTask, sumWindows, windowCount } from '../src/prover/multi-exponent.ts'
import { readProvingKey } from '../src/prover/proving-key.ts'
import { oneClause, randomBytes, readArtifacts } from './proof-fixtures.ts'

const { key, curve: wasm } = readArtifacts(oneClause)
const points = readProvingKey(key).c.slice(0, 64 * 40)
const task: SumTask = { group: 'g1', points, scalars: scalars(40), from: 0, to: windowCount }

/** Starts a lane that computes in this thread and answers later, as a worker does. */
async function startLane(seen: LaneOrder[]): Promise<LaneWorker> {
  const curve = await startCurve(wasm)
  const tasks = new Map<number, LaneOrder & { kind: 'task' }>()
  let answer = (_: { data: Uint8Array }) => {}
  return {
    addEventListener: (_, listener) => {
      answer = listener
    },
    postMessage: (order) => {
      seen.push(order)
      if (order.kind === 'task') tasks.set(order.id, order)
      const known = order.kind === 'piece' && tasks.get(order.id)
      if (known) setTimeout(() => answer({ data: sumWindows(curve, { ...known, from: order.from, to: order.to }) }), 1)
    },
  }
}

test('sums that are spread over several threads equal the sum of a single thread', async () => {
  const [own, seen] = [await startCurve(wasm), [] as LaneOrder[]]
  const spreader = new SumSpreader([await startLane(seen), await startLane([])], wasm, (piece) =>
    sumWindows(own, piece),
  )
  const [one, other] = [task, { ...task, scalars: scalars(40) }]
  expect(await Promise.all([spreader.sum(one), spreader.sum(other)])).toEqual([
    sumWindows(own, one),
    sumWindows(own, other),
  ])
  spreader.forget()
  expect(seen.filter(({ kind }) => kind === 'task').length).toBeLessThanOrEqual(2)
  expect(seen.at(-1)).toEqual({ kind: 'forget' })
})

test('the current thread computes everything when there is no other thread', async () => {
  const own = await startCurve(wasm)
  const { sum } = new SumSpreader([], wasm, (piece) => sumWindows(own, piece))
  expect(await sum(task)).toEqual(sumWindows(own, task))
})

function scalars(count: number): Uint8Array {
  const bytes = randomBytes(32 * count)
  for (let place = 31; place < bytes.length; place += 32) bytes[place] = 0 // below the group's order
  return bytes
}
