import type { Overall } from '@did/credentials/verdict/verdict'
import type { BadgeTone } from '../../../ui/badge.tsx'

export const overallTones: Record<Overall, BadgeTone> = {
  genuine: 'ok',
  caution: 'wait',
  'not-genuine': 'bad',
  unchecked: 'neutral',
}
