import { checkManyTexts } from '../../../texts/en/share/check-many.ts'
import type { Mark } from './mark-rows.ts'

const texts = checkManyTexts.marks

export function describeMark(mark: Mark): string {
  return mark.kind === 'unlike-most' ? texts['unlike-most'](mark) : texts[mark.kind](mark)
}
