import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { controlClass } from './control-class.ts'

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea dir="auto" rows={3} className={cn(controlClass, 'resize-y py-2.5', className)} {...rest} />
}
