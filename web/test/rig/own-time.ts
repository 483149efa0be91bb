/**
 * Returns the task's processor time in milliseconds. Unlike the time on a clock, it does not count
 * other programs.
 */
export function timeOf(task: () => void): number {
  const before = process.cpuUsage()
  task()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/**
 * Tells whether a million characters take less than ten times as long as a quarter of a million. If
 * the time grew with the square of the length, they would take sixteen times as long. Other
 * programs only make a run longer, so the shortest of several runs counts.
 */
export function growsWithLength(work: (characters: number) => () => unknown): boolean {
  timeOf(work(100_000))
  const quarter = work(250_000)
  const limit = 10 * Math.max(5, Math.min(...[1, 2, 3].map(() => timeOf(quarter))))
  const whole = work(1_000_000)
  return Array.from({ length: 10 }).some(() => timeOf(whole) < limit)
}
