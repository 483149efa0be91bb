import { expect, test, vi } from 'vitest'
import { type LaneOrder, type LaneWorker, SumSpreader } from '../src/prover/lanes.ts'
import { type SumTask, windowCount } from '../src/prover/multi-exponent.ts'
import { readProvingKey } from '../src/prover/proving-key.ts'
import { BucketSums } from '../src/prover/sums/bucket-sums.ts'
import { pointModule } from '../src/prover/sums/point-code.ts'
import { oneClause, randomBytes, readArtifacts } from './proof-fixtures.ts'

const { key } = readArtifacts(oneClause)
const adder = pointModule()
const judge = await BucketSums.start(adder)
const points = readProvingKey(key).c.slice(0, 64 * 40)
const task: SumTask = { group: 'g1', points, scalars: scalars(40), from: 0, to: windowCount }

/**
 * Stands in for a further thread of the prover. It computes in the current thread, and answers
 * later, as the thread does.
 */
async function startLane(seen: LaneOrder[]): Promise<LaneWorker> {
  const sums = await BucketSums.start(adder)
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
      if (known) setTimeout(() => answer({ data: sums.sum({ ...known, from: order.from, to: order.to }) }), 1)
    },
  }
}

test('several threads of the prover compute the same sum of points as one thread', async () => {
  const seen: LaneOrder[] = []
  const spreader = new SumSpreader([await startLane(seen), await startLane([])], adder, await BucketSums.start(adder))
  const [one, other] = [task, { ...task, scalars: scalars(40) }]
  expect(await Promise.all([spreader.sum(one), spreader.sum(other)])).toEqual([judge.sum(one), judge.sum(other)])
  expect(seen.filter(({ kind }) => kind === 'task').length).toBeLessThanOrEqual(2)
})

test('the method that forgets a proof deletes the proof’s tasks in all threads of the prover', async () => {
  const [own, seen] = [await BucketSums.start(adder), [] as LaneOrder[]]
  const forget = vi.spyOn(own, 'forget')
  const spreader = new SumSpreader([await startLane(seen)], adder, own)
  await spreader.sum(task)
  spreader.forget()
  expect(forget).toHaveBeenCalledOnce()
  expect(seen.at(-1)).toEqual({ kind: 'forget' })
})

test('if the prover has no further threads, the current thread computes the whole sum of points', async () => {
  const { sum } = new SumSpreader([], adder, await BucketSums.start(adder))
  expect(await sum(task)).toEqual(judge.sum(task))
})

function scalars(count: number): Uint8Array {
  const bytes = randomBytes(32 * count)
  // A zero in the highest byte keeps every scalar below the group's order.
  for (let place = 31; place < bytes.length; place += 32) bytes[place] = 0
  return bytes
}
