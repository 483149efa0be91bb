import { maximumTokenIdLength } from '@did/domain/did'
import Search from 'lucide-react/icons/search'
import type { FormEvent } from 'react'
import { authorityTexts as texts } from '../../texts/en/verification/verification-authority.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { DidFindings } from './did-findings.tsx'
import { readTokenId } from './read-token-id.ts'

/** `text` is what the verifier typed. `asked` is the token id that was looked up, or null. */
export type Lookup = { text: string; asked: string | null }
export const emptyLookup: Lookup = { text: '', asked: null }

type DidLookupProps = {
  lookup: Lookup
  onChange: (lookup: Lookup) => void
  hrefOf: (requestId: number) => string
}

export function DidLookup({ lookup: { text, asked }, onChange, hrefOf }: DidLookupProps) {
  const handleLookup = (event: FormEvent) => {
    event.preventDefault()
    onChange({ text, asked: readTokenId(text) })
  }
  return (
    <form noValidate onSubmit={handleLookup} className="flex flex-col gap-2">
      <Field label={texts.lookupLabel} error={asked === '' ? texts.lookupEmpty : undefined}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <Input
              className="min-w-40 flex-1"
              {...control}
              value={text}
              placeholder={texts.lookupPlaceholder}
              autoComplete="off"
              maxLength={maximumTokenIdLength}
              onChange={(event) => onChange({ text: event.target.value, asked: null })}
            />
            <Button type="submit" variant="outline">
              <Search aria-hidden="true" className="size-4" />
              {texts.lookup}
            </Button>
          </div>
        )}
      </Field>
      <div role="status" className="empty:hidden">
        {asked ? <DidFindings tokenId={asked} hrefOf={hrefOf} /> : null}
      </div>
    </form>
  )
}
