/** The forms are for one, two, three to ten, and more. */
export function countUnits(count: number, [one, two, few, many]: readonly [string, string, string, string]): string {
  if (count < 3) return count === 1 ? one : two
  return `${count} ${count <= 10 ? few : many}`
}
