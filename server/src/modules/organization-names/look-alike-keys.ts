import { foldName } from '@did/domain/fold/fold-name'
import { defaultOrganization } from '@did/domain/verifier/limits'
import toSkeleton from 'unhomoglyph'

/**
 * Two names that share a key can be confused. Unicode's skeleton (UTS #39, 4) folds characters that
 * look alike. Case and skeleton are folded in both orders, because a capital I looks like an l and
 * is also an i. Capitals of other languages, such as İ and SS for ß, are folded as in people's
 * names. The default name belongs to nobody and has no key.
 */
export function lookAlikeKeys(name: string): string[] {
  if (name === defaultOrganization) return []
  const folded = [skeleton(name).toLowerCase(), name.toLowerCase(), foldName(name)]
  return [...new Set(folded.map(skeleton))]
}

function skeleton(text: string): string {
  return toSkeleton(text.normalize('NFKD').replace(/\p{Default_Ignorable_Code_Point}/gu, ''))
    .normalize('NFKD')
    .replace(/\s+/g, ' ')
}
