import type { Claim } from '@did/domain/claim/claim'
import type { ClaimId } from '@did/domain/ids'
import Send from 'lucide-react/icons/send'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { answerTexts as texts } from '../../texts/en/request-for-proof/answering.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { Loading } from '../../ui/skeleton.tsx'

const ShareVerdict = lazyPart(async () => (await import('../../entities/verdict/share-verdict.tsx')).ShareVerdict)

type AnswerFormProps = {
  claims: readonly Claim[]
  isSending: boolean
  onSend: (claimId: ClaimId) => void
  onCancel: () => void
}

export function AnswerForm({ claims, isSending, onSend, onCancel }: AnswerFormProps) {
  const [chosen, setChosen] = useState(claims[0]?.id)
  const claim = claims.find(({ id }) => id === chosen)
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen !== undefined && !isSending) onSend(chosen)
      }}
    >
      <Field label={texts.choose} hint={texts.shown}>
        {(control) => (
          <Select
            {...control}
            options={claims.map(({ id, title }) => ({ value: String(id), label: title }))}
            value={String(chosen)}
            onChange={({ target }) => setChosen(claims.find(({ id }) => String(id) === target.value)?.id)}
          />
        )}
      </Field>
      {claim && (
        <Suspense fallback={<Loading skeleton="h-20 rounded-2xl" />}>
          <ShareVerdict key={claim.id} claim={claim} fields={[]} isAnswer />
        </Suspense>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={isSending}>
          {!isSending && <Send aria-hidden="true" className="size-4" />}
          {isSending ? texts.sending : texts.send}
        </Button>
        {isSending && (
          <Button variant="outline" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
