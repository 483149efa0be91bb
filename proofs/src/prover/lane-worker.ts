/**
 * Each further thread of the prover, which is called a lane, runs this file. A lane sums the pieces
 * that the prover's main thread gives it, one after the other.
 */
import type { LaneOrder } from './lanes.ts'
import { BucketSums } from './sums/bucket-sums.ts'

type Task = Extract<LaneOrder, { kind: 'task' }>

const tasks = new Map<number, Task>()
let sums: Promise<BucketSums> | undefined

self.addEventListener('message', (event: MessageEvent<LaneOrder>) => void follow(event.data))

async function follow(order: LaneOrder): Promise<void> {
  switch (order.kind) {
    case 'start':
      sums = BucketSums.start(order.adder)
      return
    case 'task':
      tasks.set(order.id, order)
      return
    case 'forget': {
      tasks.clear()
      const started = await sums
      started?.forget()
      return
    }
    case 'piece': {
      const task = tasks.get(order.id)
      const started = await sums
      if (task && started) self.postMessage(started.sum({ ...task, from: order.from, to: order.to }))
    }
  }
}
