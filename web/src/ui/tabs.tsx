import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

type Tab<Value extends string> = { value: Value; label: string; content: ReactNode; disabled?: boolean }

type TabsProps<Value extends string> = {
  /** What the tabs choose between, for screen readers. */
  label: string
  value: Value
  onValueChange: (value: Value) => void
  tabs: readonly Tab<Value>[]
}

export function Tabs<Value extends string>({ label, value, onValueChange, tabs }: TabsProps<Value>) {
  const handleChange = (next: string) => {
    const tab = tabs.find((candidate) => candidate.value === next)
    if (tab) onValueChange(tab.value)
  }
  return (
    <Radix.Root value={value} onValueChange={handleChange}>
      <Radix.List aria-label={label} className="flex gap-1 rounded-xl bg-brand-soft p-1">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled ?? false}
            className="min-h-11 flex-1 rounded-lg px-2 text-sm font-medium text-ink-2 transition-colors duration-150 hover:text-ink-1 disabled:cursor-not-allowed disabled:opacity-50 data-[state=active]:bg-surface data-[state=active]:text-ink-1 data-[state=active]:shadow-card"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="mt-4">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
