import { checkManyTexts } from '../../../texts/en/check/check-many.ts'
import type { Mark } from './mark-rows.ts'

const texts = checkManyTexts.marks

export function describeMark(mark: Mark): string {
  switch (mark.kind) {
    case 'no-name':
      return texts['no-name'](mark)
    case 'unlike-most':
      return texts['unlike-most'](mark)
    case 'unlike-text':
      return texts['unlike-text'](mark)
    case 'not-expected':
      return texts['not-expected']
    case 'unlike-expected':
      return texts['unlike-expected'](mark)
    default:
      return texts[mark.kind](mark)
  }
}
