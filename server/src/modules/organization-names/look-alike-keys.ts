import { defaultOrganization } from '@did/domain/constants'
import toSkeleton from 'unhomoglyph'

/**
 * What a name looks like: two names that share a key can be taken for each other. The Unicode confusables' skeleton (UTS #39, 4)
 * knows characters that look alike; case does not tell names apart either. The two are folded in both orders, since a capital I
 * looks like an l, and also is an i. The placeholder that the product itself enters is nobody's name, and has no key.
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
