import { type ClassValue, clsx } from 'clsx'

/**
 * Joins class names. Conflicting Tailwind classes all stay, so a caller cannot override a class of
 * a `ui/` component.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes)
}
