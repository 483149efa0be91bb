/** The parent's questions. Each has one answer. */
export type CrowdQuestion =
  | { ask: 'open'; port: number; origin: string; cookies: readonly string[] }
  | { ask: 'await'; events: number }
/** `arrivals` are the moments at which the events arrived, by `readMs`. */
export type CrowdAnswer = { arrivals: number[] }

/** All processes of a machine read the same monotonic clock. */
export const readMs = () => Number(process.hrtime.bigint()) / 1e6
