import type { Claim } from '@did/domain/claim/claim'
import type { ClaimId } from '@did/domain/ids'
import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import { answerTexts as texts } from '../../texts/en/request-for-proof/answering.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'

type AnswerFormProps = {
  claims: readonly Pick<Claim, 'id' | 'title'>[]
  isSending: boolean
  onSend: (claimId: ClaimId) => void
  onCancel: () => void
}

export function AnswerForm({ claims, isSending, onSend, onCancel }: AnswerFormProps) {
  const [chosen, setChosen] = useState(claims[0]?.id)
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
