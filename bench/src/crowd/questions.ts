/**
 * What the parent process asks the process that has opened the sockets. Each question gets one
 * answer.
 */
export type CrowdQuestion =
  | { ask: 'open'; port: number; origin: string; cookies: readonly string[] }
  | { ask: 'await'; events: number }
/** `arrivals` has the times at which the events arrived, in the milliseconds of `readMs`. */
export type CrowdAnswer = { arrivals: number[] }

/** Reads the monotonic clock, which all processes of a machine share, in milliseconds. */
export const readMs = () => Number(process.hrtime.bigint()) / 1e6
