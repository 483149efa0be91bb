import { type ReactNode, useLayoutEffect, useRef } from 'react'

type TriggerProps = { 'aria-haspopup': 'dialog'; 'aria-expanded': boolean; onClick: () => void }

type DropdownProps = {
  label: string
  open: boolean
  onOpenChange: (open: boolean) => void
  trigger: (props: TriggerProps) => ReactNode
  children: ReactNode
}

/**
 * On wide screens, the panel aligns with the end of its button. On narrower screens, it hangs below
 * the bar that contains the button: on tablets at the bar's end, and on phones across the whole
 * bar. So the bar must be positioned. The panel takes the focus when it opens. The panel closes on
 * Escape, and when the person presses or focuses something outside the panel.
 */
export function Dropdown({ label, open, onOpenChange, trigger, children }: DropdownProps) {
  const root = useRef<HTMLDivElement>(null)
  const close = (options: { isDone: boolean }) => {
    onOpenChange(false)
    if (options.isDone) root.current?.querySelector('button')?.focus()
  }
  const isOutside = (target: EventTarget | null) => target instanceof Node && !root.current?.contains(target)
  // Use a layout effect, so that the panel hears Escape from the first paint on.
  useLayoutEffect(() => {
    if (!open) return
    const closeFromOutside = (event: Event) => isOutside(event.target) && close({ isDone: false })
    // Listen on the document. If the focused button leaves the panel, the panel itself gets no key
    // events.
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && close({ isDone: true })
    document.addEventListener('pointerdown', closeFromOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the element only follows the focus
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
  useLayoutEffect(() => panel.current?.focus(), [])
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
