type Row = { id: number }

/**
 * Keeps the open row at its earlier place. The row may have left the list, because somebody decided
 * its request elsewhere or because the filter does not fit it any more. Without it, the row below
 * would move up, and "next" would lead to another person than the verifier expects.
 */
export function keepPlace<R extends Row>(
  earlier: readonly R[],
  rows: readonly R[],
  openId: number | null,
): readonly R[] {
  const place = earlier.findIndex(({ id }) => id === openId)
  const open = earlier[place]
  if (!open || rows.some(({ id }) => id === openId)) return rows
  const present = new Set(rows.map(({ id }) => id))
  const above = earlier.slice(0, place).findLast(({ id }) => present.has(id))
  const at = above ? rows.findIndex(({ id }) => id === above.id) + 1 : 0
  return [...rows.slice(0, at), open, ...rows.slice(at)]
}
