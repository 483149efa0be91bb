import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { Spinner } from './spinner.tsx'

const base =
  'inline-flex min-h-11 items-center justify-center rounded-xl text-center text-base leading-snug font-medium transition-colors duration-150 select-none disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60'

const variants = {
  primary: 'bg-brand text-on-brand hover:bg-brand/90',
  connect: 'bg-connect text-on-connect hover:bg-connect/90',
  connected: 'bg-connected text-on-connected hover:[filter:brightness(95%)]',
  outline: 'border border-line-strong bg-surface text-ink-1 hover:bg-brand-soft',
  quiet: 'text-ink-1 hover:bg-brand-soft',
  danger: 'bg-bad text-on-bad hover:bg-bad/90',
  dangerOutline: 'border border-line-strong bg-surface text-bad hover:bg-bad-soft',
  link: 'text-brand underline-offset-4 hover:underline',
}
const shapes = {
  text: 'gap-2 px-4',
  /** On phones, the button is as wide as its column. Elsewhere, it is as wide as its words. */
  wideOnPhone: 'gap-2 px-4 sm:self-start',
  icon: 'w-11 shrink-0',
  wide: 'w-full gap-2 px-4',
  /** For a button in a row for which a phone has hardly enough room. */
  tightOnPhone: 'gap-2 px-4 max-md:px-2 max-md:text-sm',
  /** For one of several quiet buttons in a row. */
  small: 'min-w-11 gap-1.5 px-2.5 text-sm',
  /** For a button that looks like a link in small print. */
  note: 'gap-2 px-1 text-sm',
  /** For one of several tiles side by side, with the icon above the word. */
  tile: 'min-w-0 flex-col gap-1 px-1 py-2 text-sm',
}

type Look = { variant?: keyof typeof variants; shape?: keyof typeof shapes }

/** For a link that looks like a button. */
export function buttonClass({ variant = 'primary', shape = 'text' }: Look = {}): string {
  const shapeClass = variant === 'link' && shape === 'text' ? 'gap-2 px-1' : shapes[shape]
  return cn(base, variants[variant], shapeClass)
}

type ButtonProps = ComponentProps<'button'> & Look & { pending?: boolean }

/**
 * While `pending` is true, the button shows that work is under way, ignores presses and keeps the
 * focus.
 */
export function Button({
  variant = 'primary',
  shape = 'text',
  pending = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      className={cn(buttonClass({ variant, shape }), className)}
      {...(pending ? { 'aria-disabled': true, 'aria-busy': true } : {})}
      onClick={(event) => (pending ? event.preventDefault() : onClick?.(event))}
      {...rest}
    >
      {pending && <Spinner />}
      {children}
    </button>
  )
}
