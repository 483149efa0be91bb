import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { controlClass } from './control-class.ts'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input dir="auto" className={cn(controlClass, className)} {...rest} />
}
