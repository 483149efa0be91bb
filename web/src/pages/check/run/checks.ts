import type { ParsedShare } from '@did/credentials/share/share-link'
import type { OpenedShare } from '../../../features/verdict/open-share.ts'
import { type Brought, findChecked } from '../rows/row.ts'
import { createRowsStore, listDue } from './rows-store.ts'
import { type Judge, runDue } from './run-due.ts'

export type Asked = Judge & { open: (share: ParsedShare & { kind: 'controlled' }) => Promise<OpenedShare> }

export function createChecks(asked: Asked) {
  const held = createRowsStore()
  const { store, replace, setState, setRunning } = held
  let run: AbortController | null = null

  /** A second call while checks run changes nothing. */
  const goOn = async () => {
    if (run) return
    const own = new AbortController()
    run = own
    setRunning(true)
    await runDue(held, asked, own.signal)
    if (run !== own) return
    run = null
    setRunning(false)
    // Somebody may have brought a row after the run last looked for rows that are due.
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
    /** The page shows the former check of these rows until the new check ends. */
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
