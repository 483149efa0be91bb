import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section className={cn('rounded-2xl border border-line bg-surface shadow-card', className)} {...rest} />
}

/** `roomy` is for a card that stands alone on its page. */
type CardBodyProps = ComponentProps<'div'> & { shape?: 'plain' | 'roomy' }

/** The padding belongs to the card's body, because a coloured band above it has none. */
export function CardBody({ shape = 'plain', className, ...rest }: CardBodyProps) {
  return <div className={cn('p-4', shape === 'roomy' ? 'sm:p-6' : 'sm:p-5', className)} {...rest} />
}

export function CardTitle({ className, ...rest }: ComponentProps<'h2'>) {
  return <h2 className={cn('text-lg font-semibold text-balance', className)} {...rest} />
}
