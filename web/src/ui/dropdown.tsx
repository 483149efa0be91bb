import '../lib/csp-nonce.ts'
import { Popover } from 'radix-ui'
import type { ReactNode } from 'react'

type DropdownProps = {
  label: string
  /** The button; its props are taken over. */
  trigger: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

/** A panel that hangs below its button; never wider than the screen. */
export function Dropdown({ label, trigger, children, ...state }: DropdownProps) {
  return (
    <Popover.Root {...state}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={label}
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className="z-30 w-96 max-w-[calc(100vw-1.5rem)] animate-rise rounded-2xl border border-line bg-surface text-ink-1 shadow-float outline-none"
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
