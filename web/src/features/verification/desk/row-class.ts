import { cn } from '../../../lib/cn.ts'

/** The link in a row covers the whole row, so the row shows the link's focus. */
export function rowClass(isOpen: boolean): string {
  return cn(
    'relative flex min-w-0 flex-wrap gap-x-4 gap-y-2 rounded-xl border p-3 transition-colors duration-150 hover:bg-brand-soft has-[[data-queue-row]:focus-visible]:outline-2 has-[[data-queue-row]:focus-visible]:outline-offset-2 has-[[data-queue-row]:focus-visible]:outline-brand',
    isOpen ? 'border-brand bg-brand-soft' : 'border-line-strong bg-surface',
  )
}
