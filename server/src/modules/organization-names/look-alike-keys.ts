import { defaultOrganization } from '@did/domain/constants'
import toSkeleton from 'unhomoglyph'

/**
 * Returns keys for what a name looks like: two names that share a key can be confused. Unicode's
 * skeleton (UTS #39, 4) folds characters that look alike. Case and skeleton are folded in both
 * orders, because a capital I looks like an l and is also an i. The default name belongs to nobody
 * and has no key.
 */
export function lookAlikeKeys(name: string): string[] {
  if (name === defaultOrganization) return []
  return [...new Set([skeleton(skeleton(name).toLowerCase()), skeleton(name.toLowerCase())])]
}

function skeleton(text: string): string {
  return toSkeleton(text.normalize('NFKD').replace(/\p{Default_Ignorable_Code_Point}/gu, ''))
    .normalize('NFKD')
    .replace(/\s+/g, ' ')
}
