import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { Spinner } from './spinner.tsx'

/** The look of a button, for links that should look like one. */
export const buttonClass = cva(
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-xl text-base font-medium whitespace-nowrap transition-colors duration-150 select-none disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
  {
    variants: {
      variant: {
        primary: 'bg-brand px-4 text-on-brand hover:bg-brand/90',
        connect: 'bg-connect px-4 text-on-connect hover:bg-connect/90',
        connected: 'bg-connected px-4 text-on-connected hover:bg-connected/90',
        outline: 'border border-line-strong bg-surface px-4 text-ink-1 hover:bg-brand-soft',
        quiet: 'px-4 text-ink-1 hover:bg-brand-soft',
        danger: 'bg-bad px-4 text-on-bad hover:bg-bad/90',
        link: 'px-1 text-brand underline-offset-4 hover:underline',
      },
      shape: { text: '', icon: 'w-11 px-0', wide: 'w-full' },
    },
    defaultVariants: { variant: 'primary', shape: 'text' },
  },
)

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonClass> & { pending?: boolean }

/** `pending` shows that its work is under way and ignores presses meanwhile, without losing the focus. */
export function Button({ variant, shape, pending = false, className, children, onClick, ...rest }: ButtonProps) {
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
