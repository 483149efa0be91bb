/** Each further thread of the prover runs this file and sums the pieces that it gets, in order. */
import { type Curve, startCurve } from './curve.ts'
import type { LaneOrder } from './lanes.ts'
import { sumWindows } from './multi-exponent.ts'

type Task = Extract<LaneOrder, { kind: 'task' }>

const tasks = new Map<number, Task>()
let curve: Promise<Curve> | undefined

self.addEventListener('message', (event: MessageEvent<LaneOrder>) => void follow(event.data))

async function follow(order: LaneOrder): Promise<void> {
  switch (order.kind) {
    case 'start':
      curve = startCurve(order.curve)
      return
    case 'task':
      tasks.set(order.id, order)
      return
    case 'forget':
      tasks.clear()
      return
    case 'piece': {
      const task = tasks.get(order.id)
      const started = await curve
      if (!task || !started) return
      self.postMessage(sumWindows(started, { ...task, from: order.from, to: order.to }))
    }
  }
}
