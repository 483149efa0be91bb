import { type ClassValue, clsx } from 'clsx'

/**
 * If two Tailwind classes conflict, both stay, so a caller cannot override a class of a `ui/`
 * component.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes)
}
