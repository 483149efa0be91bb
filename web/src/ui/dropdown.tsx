import { type ReactNode, useEffect, useRef } from 'react'

type TriggerProps = { 'aria-haspopup': 'dialog'; 'aria-expanded': boolean; onClick: () => void }

type DropdownProps = {
  label: string
  open: boolean
  onOpenChange: (open: boolean) => void
  trigger: (props: TriggerProps) => ReactNode
  children: ReactNode
}

/**
 * A panel that hangs below its button; on tablets at the end of the bar that the button stands in, which must be positioned, and on
 * phones over the whole of it. It takes the focus when it opens and closes on Escape and when the person turns to something else.
 */
export function Dropdown({ label, open, onOpenChange, trigger, children }: DropdownProps) {
  const root = useRef<HTMLDivElement>(null)
  const close = (options: { isDone: boolean }) => {
    onOpenChange(false)
    if (options.isDone) root.current?.querySelector('button')?.focus()
  }
  const isOutside = (target: EventTarget | null) => target instanceof Node && !root.current?.contains(target)
  useEffect(() => {
    if (!open) return
    const closeFromOutside = (event: Event) => isOutside(event.target) && close({ isDone: false })
    // Heard by the document, because a button of the panel that had the focus may be gone.
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && close({ isDone: true })
    document.addEventListener('pointerdown', closeFromOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears where the focus of its button and its panel goes
    <div
      ref={root}
      className="lg:relative"
      onBlur={(event) => open && isOutside(event.relatedTarget) && close({ isDone: false })}
    >
      {trigger({ 'aria-haspopup': 'dialog', 'aria-expanded': open, onClick: () => onOpenChange(!open) })}
      {open && <Panel label={label}>{children}</Panel>}
    </div>
  )
}

function Panel({ label, children }: { label: string; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className="absolute inset-x-3 top-full z-30 mt-2 animate-rise rounded-2xl border border-line bg-surface text-ink-1 shadow-float outline-none md:inset-x-auto md:end-6 md:w-96 lg:end-0"
    >
      {children}
    </div>
  )
}
