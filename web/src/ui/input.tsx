import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { controlClass } from './control-class.ts'

/** `withIcon` leaves room for an icon at the start. */
type InputProps = ComponentProps<'input'> & { shape?: 'text' | 'withIcon' }

export function Input({ shape = 'text', className, ...rest }: InputProps) {
  return <input dir="auto" className={cn(controlClass, shape === 'withIcon' && 'ps-9', className)} {...rest} />
}
