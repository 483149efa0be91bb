import { type ClassValue, clsx } from 'clsx'

/** Joins class names. It does not resolve conflicts: a `ui/` component takes layout classes only, its look comes from its props. */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes)
}
