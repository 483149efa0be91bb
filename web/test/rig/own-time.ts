/** Returns milliseconds of this process's own work, which other programs do not change. */
export function timeOf(task: () => void): number {
  const before = process.cpuUsage()
  task()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
