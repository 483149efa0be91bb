import type { ShareRecord } from '@did/domain/share/share-record'
import Tag from 'lucide-react/icons/tag'
import { useState } from 'react'
import { handOutTexts } from '../../../texts/en/share/hand-out.ts'
import { Button } from '../../../ui/button.tsx'
import { LabelField } from '../label-field.tsx'
import { useLabelShare } from '../mutations.ts'
import { isOpenToSomebody } from './describe-share.ts'

const texts = handOutTexts.label

/** A link has one label, even if it contains several claims. */
export function ShareLabel({ shares }: { shares: readonly ShareRecord[] }) {
  const [draft, setDraft] = useState<string | null>(null)
  const { mutate, isPending } = useLabelShare()
  const label = shares[0]?.label ?? null
  // `useLabelShare` tells the person about a failure, and the typed text stays in the field.
  const save = (text: string) =>
    mutate({ ids: shares.map(({ id }) => id), label: text }, { onSuccess: () => setDraft(null) })
  if (draft !== null)
    return (
      <form
        className="flex flex-col gap-2 py-2"
        onSubmit={(event) => {
          event.preventDefault()
          save(draft)
        }}
      >
        <LabelField value={draft} onChange={setDraft} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" pending={isPending}>
            {texts.save}
          </Button>
          <Button variant="outline" onClick={() => setDraft(null)}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    )
  if (!shares.some(isOpenToSomebody) && label === null) return null
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      {label !== null && (
        <p dir="auto" className="flex items-center gap-1.5 text-sm font-medium break-words">
          <Tag aria-hidden="true" className="size-4 shrink-0" />
          {label}
        </p>
      )}
      {shares.some(isOpenToSomebody) && (
        <Button variant="link" shape="note" className="-ms-1" onClick={() => setDraft(label ?? '')}>
          {label === null ? texts.add : texts.change}
        </Button>
      )}
    </div>
  )
}
