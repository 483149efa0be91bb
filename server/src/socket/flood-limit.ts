/** Tells for each message whether more than `most` messages arrived within `windowMs`. */
export function createFloodLimit({ most, windowMs }: { most: number; windowMs: number }): (nowMs: number) => boolean {
  const arrivals: number[] = []
  return (nowMs) => {
    arrivals.push(nowMs)
    if (arrivals.length <= most) return false
    const first = arrivals.shift() ?? 0
    return nowMs - first < windowMs
  }
}
