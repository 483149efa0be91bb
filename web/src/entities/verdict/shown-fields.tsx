import type { OpenedLeaf } from '@did/credentials/share/share-link'
import { tellLeaf } from '@did/domain/share/own-words'
import { QuotedUnless } from '../../ui/text/quoted.tsx'

/** Fields that the owner chose to show. A verifier's signature, if any, covers each of them. */
export function ShownFields({ opened, issueDate }: { opened: readonly OpenedLeaf[]; issueDate: string }) {
  if (opened.length === 0) return null
  return (
    <dl className="mt-1 flex flex-col gap-2 border-t border-line pt-3 text-sm">
      {opened.map((leaf) => {
        const { name, value, isOwnName, isOwnValue } = tellLeaf(leaf, issueDate)
        return (
          <div key={leaf.field}>
            <dt className="text-ink-3">
              <QuotedUnless own={isOwnName} words={name} />
            </dt>
            <dd dir="auto" className="text-ink-1">
              <QuotedUnless own={isOwnValue} words={value} className="whitespace-pre-line" />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
