import type { Claim } from '@did/domain/claim/claim'
import { frontTexts } from '../../../texts/en/share/front.ts'

/**
 * Returns why nobody can rely on the claim, or null if people can. The claim can change while it is
 * on screen.
 */
export function explainOver({ standing, isPrivate }: Pick<Claim, 'standing' | 'isPrivate'>): string | null {
  if (isPrivate) return frontTexts.over.private
  return standing === 'current' ? null : frontTexts.over[standing]
}
