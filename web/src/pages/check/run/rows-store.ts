import { maximumRows } from '@did/domain/share/limits'
import { createStore } from '../../../lib/store.ts'
import {
  type Brought,
  type Checked,
  type ClaimRow,
  type ClaimState,
  type CredentialRow,
  findChecked,
  isNotOpened,
  type Row,
} from '../rows/row.ts'

export type ChecksState = { rows: readonly Row[]; isRunning: boolean; leftOut: number }

/** Holds the rows of one visit to the page. After each change, the page shows the changed rows. */
export function createRowsStore() {
  const store = createStore<ChecksState>({ rows: [], isRunning: false, leftOut: 0 })

  const replace = (id: number, change: (row: ClaimRow) => ClaimRow) => {
    const state = store.get()
    store.set({ ...state, rows: state.rows.map((row) => (row.id === id && row.kind === 'claim' ? change(row) : row)) })
  }

  const replaceCredential = (id: number, change: (row: CredentialRow) => CredentialRow) => {
    const state = store.get()
    const rows = state.rows.map((row) => (row.id === id && row.kind === 'credential' ? change(row) : row))
    store.set({ ...state, rows })
  }

  return {
    store,
    replace,
    replaceCredential,
    addRows: (brought: readonly Brought[]) => {
      const state = store.get()
      const taken = brought.slice(0, maximumRows - state.rows.length)
      const rows = taken.map((each, index) => toRow(each, state.rows.length + index + 1))
      const leftOut = state.leftOut + brought.length - taken.length
      store.set({ ...state, leftOut, rows: [...state.rows, ...rows] })
    },
    /** Until the next check of the row ends, the screen shows the row's last check. */
    makeDue: (id: number) => {
      replace(id, (row) => ({ ...row, state: { status: 'due', last: findChecked(row) } }))
      replaceCredential(id, (row) => ({ ...row, status: 'due' }))
    },
    setState: (id: number, state: ClaimState) => replace(id, (row) => ({ ...row, state })),
    /**
     * Drops the result of a check if somebody opened the link meanwhile, because the row then has
     * another share with a check of its own.
     */
    takeChecked: (id: number, checked: Checked) =>
      replace(id, (row) =>
        row.share === checked.judged.share ? { ...row, state: { status: 'checked', checked } } : row,
      ),
    setRunning: (isRunning: boolean) => store.set({ ...store.get(), isRunning }),
    clear: () => store.set({ rows: [], isRunning: false, leftOut: 0 }),
  }
}

export type RowsStore = ReturnType<typeof createRowsStore>

export function listDue(rows: readonly Row[]): (ClaimRow | CredentialRow)[] {
  return rows.filter((row) => row.kind !== 'no-claim').filter(isDue)
}

export function isDue(row: ClaimRow | CredentialRow): boolean {
  return (row.kind === 'claim' ? row.state.status : row.status) === 'due'
}

/**
 * Lists the ids of the limited links that the checker may open by a press. Leaves out rows that
 * wait for a check.
 */
export function listLimited(rows: readonly Row[]): number[] {
  return rows.filter((row) => isNotOpened(row) && row.kind === 'claim' && !isDue(row)).map(({ id }) => id)
}

function toRow(brought: Brought, id: number): Row {
  if (brought.kind === 'claim') return { ...brought, id, state: { status: 'due', last: null } }
  return brought.kind === 'credential' ? { ...brought, id, status: 'due', last: null } : { ...brought, id }
}
