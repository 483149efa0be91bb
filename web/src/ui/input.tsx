import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { controlClass } from './control-class.ts'

/** With `withIcon`, the field has room for an icon at its start. */
type InputProps = ComponentProps<'input'> & { shape?: 'text' | 'withIcon' }

export function Input({ shape = 'text', className, ...rest }: InputProps) {
  return <input dir="auto" className={cn(controlClass, shape === 'withIcon' && 'ps-9', className)} {...rest} />
}
