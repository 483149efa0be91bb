import { Suspense, useState } from 'react'
import { addClaimTexts } from '../../texts/add-claim.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import type { AttributesSlot, EntryStep } from './attributes-slot.ts'

type AttributesEntryProps = Omit<EntryStep, 'at'> & { Slot: AttributesSlot }

/** Folded away until it is wanted: whoever enters no private attributes loads nothing of them. What was begun is in view. */
export function AttributesEntry({ Slot, ...props }: AttributesEntryProps) {
  const [isBegun] = useState(props.entered !== null)
  const [isOpen, setIsOpen] = useState(isBegun)
  return (
    <Disclosure summary={addClaimTexts.attributes.summary} isOpenAtFirst={isBegun} onToggle={setIsOpen}>
      <Suspense>{isOpen && <Slot at="entry" {...props} />}</Suspense>
    </Disclosure>
  )
}
