import { quoteWords } from '@did/domain/proof/quote-words'
import { comma } from '@did/domain/texts/en/punctuation'
import { collectionTexts as texts } from '@did/domain/texts/en/verdict/collection'
import type { CollectionFinding } from './judge-collection.ts'

/**
 * Says in a sentence whether the credentials in one link belong to one identity. `all` is their
 * number.
 */
export function describeCollection(finding: CollectionFinding, all: number): string {
  switch (finding.kind) {
    case 'nothing-to-compare':
      return texts['nothing-to-compare']
    case 'same-credential':
      return texts.sameCredential(finding.times, all)
    case 'one-identity':
      return texts.oneIdentity(finding, all)
    case 'names-differ':
      return texts.namesDiffer(finding.names.map((name) => quoteWords(name)).join(comma))
    case 'several-identities':
      return texts.severalIdentities(finding.identities)
  }
}
