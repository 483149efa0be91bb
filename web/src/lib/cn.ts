import { type ClassValue, clsx } from 'clsx'

/** Keeps conflicting Tailwind classes, so no caller may override a `ui/` component's own. */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes)
}
