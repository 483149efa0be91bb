import { socket as limits } from '@did/domain/call-limits'

/** Returns when the messages of the last seconds arrived, with the one that arrives now. */
export function addArrival(arrivals: readonly number[], nowMs: number): readonly number[] {
  return arrivals.filter((at) => nowMs - at < limits.floodWindowMs).concat(nowMs)
}

export function isFlood(arrivals: readonly number[]): boolean {
  return arrivals.length > limits.floodMessages
}
