/** Transactions take locks in this order, so that they cannot deadlock. */
const lockOrder = ['keptAnswers', 'didsOfOwner', 'requests', 'dids', 'claims', 'shares', 'users'] as const
type Locks = Partial<Record<(typeof lockOrder)[number], () => Promise<unknown>>>
type Locked<Wanted> = { [Kind in keyof Wanted]: Wanted[Kind] extends () => Promise<infer Rows> ? Rows : never }

export async function lockInOrder<Wanted extends Locks>(wanted: Wanted): Promise<Locked<Wanted>> {
  const locked: Partial<Record<keyof Locks, unknown>> = {}
  for (const kind of lockOrder) locked[kind] = await wanted[kind]?.()
  return locked as Locked<Wanted> // The loop has filled each kind of `wanted`.
}

/**
 * Sorts rows by id, so that transactions that lock rows of one kind in this order cannot deadlock.
 */
export function inOrderOfIds<Row>(rows: readonly Row[], idOf: (row: Row) => number): Row[] {
  return rows.toSorted((a, b) => idOf(a) - idOf(b))
}
