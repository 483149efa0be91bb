import type { ParsedShare } from '@did/credentials/share/share-link'
import type { OpenedShare } from '../../../features/verdict/open-share.ts'
import { type Brought, findChecked } from '../rows/row.ts'
import { createRowsStore, listDue } from './rows-store.ts'
import { type Judge, runDue } from './run-due.ts'

export type Asked = Judge & { open: (share: ParsedShare & { kind: 'controlled' }) => Promise<OpenedShare> }

/**
 * Makes the functions for everything that a person can do with the rows of one visit to the page.
 */
export function createChecks(asked: Asked) {
  const held = createRowsStore()
  const { store, replace, setState, setRunning } = held
  let run: AbortController | null = null

  /** Checks every row that is due. A second call while checks run changes nothing. */
  const goOn = async () => {
    if (run) return
    const own = new AbortController()
    run = own
    setRunning(true)
    await runDue(held, asked, own.signal)
    if (run !== own) return
    run = null
    setRunning(false)
    // Look again, because somebody may have brought a row after the run last looked.
    if (listDue(store.get().rows).length > 0) void goOn()
  }
  const cancel = () => {
    run?.abort()
    run = null
    setRunning(false)
  }
  const takeOpened = (id: number, share: ParsedShare) => {
    replace(id, (row) => ({ ...row, share, state: { status: 'due', last: null } }))
    void goOn()
  }

  return {
    store,
    goOn,
    cancel,
    takeOpened,
    add: (brought: readonly Brought[]) => {
      held.addRows(brought)
      void goOn()
    },
    /** Checks these rows again. The page shows their former check until the new check ends. */
    checkAgain: (ids: readonly number[]) => {
      for (const id of ids) held.makeDue(id)
      void goOn()
    },
    /**
     * Opens limited links one after the other. The server counts each opening as a view, and the
     * owner sees the number of views.
     */
    openLimited: async (ids: readonly number[]) => {
      for (const id of ids) {
        const row = store.get().rows.find((each) => each.id === id)
        const checked = row?.kind === 'claim' ? findChecked(row) : null
        if (row?.kind !== 'claim' || row.share.kind !== 'controlled' || !checked) continue
        const answer = await asked.open(row.share)
        if (answer.kind === 'opened') takeOpened(id, answer.share)
        else setState(id, { status: 'not-opened', checked, why: answer.kind })
      }
    },
    clear: () => {
      cancel()
      held.clear()
    },
  }
}
