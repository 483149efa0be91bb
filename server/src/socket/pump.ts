import { pause } from '../db/dedicated-connection.ts'

export type Pump = { wake: () => void; stop: () => Promise<void> }

type PumpOptions = {
  /** If `run` returns true, the pump calls it again at once. */
  run: () => Promise<boolean>
  onFailure: (error: unknown) => void
  everyMs: number
  /**
   * After each run, the pump rests for this many times as long as `run` took, so that it cannot
   * overload a node.
   */
  rests?: number
}

/** Calls `run` when woken or after `everyMs`, but never twice at the same time. */
export function createPump({ run, onFailure, everyMs, rests = 0 }: PumpOptions): Pump {
  const stopping = new AbortController()
  let sleep = new AbortController()
  let isWoken = false
  const keepRunning = async () => {
    let isFailing = false
    while (!stopping.signal.aborted) {
      isWoken = false
      const startedAt = performance.now()
      try {
        isWoken = (await run()) || isWoken
        isFailing = false
      } catch (error) {
        if (!isFailing) onFailure(error)
        isFailing = true
        isWoken = false
      }
      if (rests > 0) await pause(Math.min(everyMs, rests * (performance.now() - startedAt)), stopping.signal)
      if (isWoken) continue
      sleep = new AbortController()
      await pause(everyMs, sleep.signal)
    }
  }
  const ended = keepRunning()
  const wake = () => {
    isWoken = true
    sleep.abort()
  }
  return {
    wake,
    stop: () => {
      stopping.abort()
      wake()
      return ended
    },
  }
}
