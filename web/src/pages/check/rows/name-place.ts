import { checkManyTexts } from '../../../texts/en/share/check-many.ts'
import type { Place } from './row.ts'

export function namePlace({ name, line }: Place): string {
  return line === null ? name : checkManyTexts.places.line(name, line)
}
