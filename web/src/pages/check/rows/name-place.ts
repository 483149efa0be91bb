import { checkManyTexts } from '../../../texts/en/check/check-many.ts'
import type { Place } from './row.ts'

export function namePlace({ name, line }: Place): string {
  return line === null ? name : checkManyTexts.places.line(name, line)
}
