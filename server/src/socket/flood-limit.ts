/** Answers, for each arrival, whether it is one too many: more than `most` within `windowMs`. */
export function createFloodLimit({ most, windowMs }: { most: number; windowMs: number }): (nowMs: number) => boolean {
  const arrivals: number[] = []
  return (nowMs) => {
    arrivals.push(nowMs)
    if (arrivals.length <= most) return false
    const first = arrivals.shift() ?? 0
    return nowMs - first < windowMs
  }
}
