import type { ShownLeaf } from '@did/domain/texts/leaves'
import { useEffect } from 'react'
import { useStore } from '../../lib/store.ts'
import { askedFieldTexts } from '../../texts/en/verification/asked-fields.ts'
import { builtInNames, loadNamesFor, saysSoftwareName } from './software-names.ts'

/**
 * Shows the machine-readable name of a field, unless the field's label already says the same. The
 * owner chooses this name and the label.
 */
export function SoftwareName({ leaf }: { leaf: ShownLeaf }) {
  useStore(builtInNames)
  const isSaid = saysSoftwareName(leaf)
  useEffect(() => {
    if (!isSaid) void loadNamesFor([leaf])
  }, [isSaid, leaf])
  if (isSaid) return null
  return (
    <p className="text-sm text-wait">
      {askedFieldTexts.otherSoftware}{' '}
      <span dir="ltr" translate="no" className="wrap-anywhere">
        {leaf.field}
      </span>
    </p>
  )
}
