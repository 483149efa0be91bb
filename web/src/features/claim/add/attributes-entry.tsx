import { Suspense, useState } from 'react'
import type { EnteredAttributesProps } from '../../../entities/vault/entered-attributes.tsx'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { addClaimTexts } from '../../../texts/en/claim/add-claim.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'

const EnteredAttributes = lazyPart(
  async () => (await import('../../../entities/vault/entered-attributes.tsx')).EnteredAttributes,
)

/**
 * Loads the form of the private attributes when the owner opens it. The form is open at first if
 * the owner has begun to type or wants to enter a certain attribute. A new `key` opens it at
 * another attribute.
 */
export function AttributesEntry(props: EnteredAttributesProps) {
  const [isBegun] = useState(props.entered !== null || props.wanted !== undefined)
  return (
    <Disclosure summary={addClaimTexts.attributes.summary} isOpenAtFirst={isBegun} isLazy>
      <Suspense>
        <EnteredAttributes {...props} />
      </Suspense>
    </Disclosure>
  )
}
