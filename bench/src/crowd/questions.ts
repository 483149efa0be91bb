/**
 * What the parent process asks the process that has opened the sockets. Each question gets one
 * answer.
 */
export type CrowdQuestion =
  | { ask: 'open'; port: number; origin: string; cookies: readonly string[] }
  | { ask: 'await'; events: number }
/** `arrivals` are the times at which the events arrived, as `readMs` gives them. */
export type CrowdAnswer = { arrivals: number[] }

/** Reads the monotonic clock, which all processes of a machine share. */
export const readMs = () => Number(process.hrtime.bigint()) / 1e6
