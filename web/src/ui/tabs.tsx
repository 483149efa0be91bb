import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { cn } from '../lib/cn.ts'

type Tab<Value extends string> = { value: Value; label: string; content: ReactNode; disabled?: boolean }

type TabsProps<Value extends string> = {
  /** Tells screen readers what a person chooses by these tabs. */
  label: string
  value: Value
  onValueChange: (value: Value) => void
  tabs: readonly Tab<Value>[]
}

/**
 * The Tab key stops only once at the tabs, and the arrow keys move among the tabs that can be
 * chosen.
 */
export function Tabs<Value extends string>({ label, value, onValueChange, tabs }: TabsProps<Value>) {
  const id = useId()
  const chosen = tabs.find((tab) => tab.value === value)
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = findNext(tabs, value, isMirrored ? mirrored(event.key) : event.key)
    if (!next) return
    event.preventDefault()
    onValueChange(next.value)
    event.currentTarget.querySelector<HTMLElement>(`#${CSS.escape(tabId(id, next.value))}`)?.focus()
  }
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={handleKeyDown}
        className="flex gap-1 rounded-xl bg-brand-soft p-1"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={tabId(id, tab.value)}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? panelId(id) : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            disabled={tab.disabled ?? false}
            onClick={() => onValueChange(tab.value)}
            className={cn(
              'min-h-11 min-w-0 flex-1 rounded-lg px-2 text-sm leading-tight wrap-anywhere hyphens-auto font-medium text-ink-2 transition-colors duration-150 hover:text-ink-1 disabled:cursor-not-allowed disabled:opacity-50 aria-selected:bg-chosen aria-selected:text-ink-1 aria-selected:shadow-card',
              // Some systems force their own colours and so remove the background. The border marks
              // the chosen tab there.
              tab.value === value && 'border border-line',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {chosen && (
        <div key={value} role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id, value)} className="mt-4">
          {chosen.content}
        </div>
      )}
    </div>
  )
}

const tabId = (id: string, value: string) => `${id}-tab-${value}`
const panelId = (id: string) => `${id}-panel`

/**
 * Swaps the left and right arrow keys on a page that runs from right to left, because the next tab
 * is on the left there.
 */
const mirrored = (key: string) => (key === 'ArrowLeft' ? 'ArrowRight' : key === 'ArrowRight' ? 'ArrowLeft' : key)

function findNext<Value extends string>(
  tabs: readonly Tab<Value>[],
  value: Value,
  key: string,
): Tab<Value> | undefined {
  const open = tabs.filter((tab) => !tab.disabled)
  const index = open.findIndex((tab) => tab.value === value)
  switch (key) {
    case 'ArrowRight':
      return open[(index + 1) % open.length]
    case 'ArrowLeft':
      return open[(index - 1 + open.length) % open.length]
    case 'Home':
      return open[0]
    case 'End':
      return open.at(-1)
    default:
      return undefined
  }
}
