import { createStore } from '../../../lib/store.ts'
import type { Brought, Checked, ClaimRow, ClaimState, Row } from '../rows/row.ts'

/** More rows than this would make the page slow, so the page takes no more of them. */
export const maximumRows = 500

export type ChecksState = { rows: readonly Row[]; isRunning: boolean; leftOut: number }

/** Holds the rows of one visit. Each function makes one change that the page then shows. */
export function createRowsStore() {
  const store = createStore<ChecksState>({ rows: [], isRunning: false, leftOut: 0 })

  const replace = (id: number, change: (row: ClaimRow) => ClaimRow) => {
    const state = store.get()
    store.set({ ...state, rows: state.rows.map((row) => (row.id === id && row.kind === 'claim' ? change(row) : row)) })
  }

  return {
    store,
    replace,
    addRows: (brought: readonly Brought[]) => {
      const state = store.get()
      const taken = brought.slice(0, maximumRows - state.rows.length)
      const rows = taken.map((each, index) => toRow(each, state.rows.length + index + 1))
      const leftOut = state.leftOut + brought.length - taken.length
      store.set({ ...state, leftOut, rows: [...state.rows, ...rows] })
    },
    setState: (id: number, state: ClaimState) => replace(id, (row) => ({ ...row, state })),
    /** A link that was opened during its check is another share, which waits for its own check. */
    takeChecked: (id: number, checked: Checked) =>
      replace(id, (row) =>
        row.share === checked.judged.share ? { ...row, state: { status: 'checked', checked } } : row,
      ),
    setRunning: (isRunning: boolean) => store.set({ ...store.get(), isRunning }),
    clear: () => store.set({ rows: [], isRunning: false, leftOut: 0 }),
  }
}

export type RowsStore = ReturnType<typeof createRowsStore>

export function listDue(rows: readonly Row[]): ClaimRow[] {
  return rows.filter((row) => row.kind === 'claim').filter(({ state }) => state.status === 'due')
}

/** Finds the limited links that nobody has opened here yet and that the owner has not ended. */
export function listLimited(rows: readonly Row[]): number[] {
  return rows.flatMap((row) => {
    if (row.kind !== 'claim' || row.share.kind !== 'controlled' || row.state.status !== 'checked') return []
    const { checks } = row.state.checked.judged.verdict
    const isOpenable = checks.some(({ code }) => code === 'share-active' || code === 'share-unchecked')
    return isOpenable ? [row.id] : []
  })
}

function toRow(brought: Brought, id: number): Row {
  return brought.kind === 'claim' ? { ...brought, id, state: { status: 'due', last: null } } : { ...brought, id }
}
