import { holderNameField } from '@did/domain/claim/claim-field'
import { holderNameOf } from '@did/domain/claim/claim-fields'
import { quoteWords } from '@did/domain/proof/quote-words'
import { nameLeaf } from '@did/domain/texts/leaves'
import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import { useQuery } from '@tanstack/react-query'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { ReactNode } from 'react'
import { findDifference } from '../../../../entities/verification/find-difference.ts'
import { openedRequestQuery } from '../../../../entities/verification/opened-request-query.ts'
import { useLazy } from '../../../../lib/use-lazy.ts'
import { proofTexts } from '../../../../texts/en/proof/proof.ts'
import { askedFieldTexts } from '../../../../texts/en/verification/asked-fields.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { Loading } from '../../../../ui/skeleton.tsx'

const texts = proofTexts.beforeSigning

/**
 * Asks whether the holder's name is right, and warns of similar requests, of earlier confirmations
 * that differ, and of what the verifier rejected or revoked before. A verifier who approves from
 * the list has not seen these warnings in the opened request. `children` stand above the warnings,
 * because these may be long.
 */
export function BeforeSigning({ request, children }: { request: PendingAsked; children?: ReactNode }) {
  const opened = useQuery(openedRequestQuery(request.id))
  const duplicates = opened.data?.likelyDuplicates ?? []
  const undone = (opened.data?.earlier ?? []).filter(
    ({ status, verifierId }) => status !== 'approved' && verifierId === request.verifierId,
  )
  const hasEarlier = duplicates.length > 0 || undone.length > 0
  const Duplicates = useLazy(async () => (await import('./duplicates.tsx')).Duplicates, hasEarlier)
  const holder = holderNameOf(request.leaves)
  const differences = request.leaves.flatMap((leaf) => {
    const said = findDifference(leaf, opened.data?.confirmedBefore ?? [])
    return said === null ? [] : [{ field: leaf.field, label: nameLeaf(leaf), said }]
  })
  return (
    <>
      {holder ? (
        <div>
          <p dir="auto" className="text-lg font-semibold break-words">
            {quoteWords(holder)}
          </p>
          <p>{askedFieldTexts.knownBy}</p>
        </div>
      ) : (
        <p className="text-wait">{askedFieldTexts.noName}</p>
      )}
      {children}
      {(opened.isPending || (hasEarlier && !Duplicates)) && (
        <Loading label={texts.comparing} skeleton="h-12 rounded-xl" />
      )}
      {opened.isError && (
        <Notice tone="wait" icon={TriangleAlert}>
          {texts.notCompared}
        </Notice>
      )}
      {Duplicates && <Duplicates duplicates={duplicates} undone={undone} />}
      {differences.length > 0 && (
        <Notice tone="wait" icon={TriangleAlert} title={texts.differs}>
          <ul>
            {differences.map(({ field, label, said }) => (
              <li key={field} className="break-words">
                {field === holderNameField.field ? said : `${quoteWords(label)}: ${said}`}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
