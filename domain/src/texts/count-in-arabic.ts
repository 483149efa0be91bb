/**
 * Writes a number with its unit. The four forms of the unit are for one, for two, for three to ten,
 * and for more.
 */
export function countUnits(count: number, [one, two, few, many]: readonly [string, string, string, string]): string {
  if (count < 3) return count === 1 ? one : two
  return `${count} ${count <= 10 ? few : many}`
}
