import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section className={cn('rounded-2xl border border-line bg-surface shadow-card', className)} {...rest} />
}

/** The padded inside of a card; a card with a coloured band puts the band above it. */
export function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn('p-4 sm:p-5', className)} {...rest} />
}

export function CardTitle({ className, ...rest }: ComponentProps<'h2'>) {
  return <h2 className={cn('text-lg font-semibold text-balance', className)} {...rest} />
}
