import { useQuery } from '@tanstack/react-query'
import { builtInTemplatesQuery } from '../../../entities/template/queries.ts'
import { addClaimTexts } from '../../../texts/en/claim/add-claim.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { type ClaimStart, startFrom } from './claim-start.ts'

const texts = addClaimTexts.template

type TemplateChoiceProps = { begun: ClaimStart | undefined; onChoose: (start: ClaimStart | undefined) => void }

/** Lets the owner choose one of the product's templates, or none, whose form is free. */
export function TemplateChoice({ begun, onChoose }: TemplateChoiceProps) {
  const { data: templates = [] } = useQuery(builtInTemplatesQuery)
  const offered = templates.map(({ ref, title }) => ({ value: ref, label: title }))
  // A verifier's own template is not among the product's, but the person came with it.
  const isOther = begun !== undefined && !offered.some(({ value }) => value === begun.key)
  const options = isOther ? [{ value: begun.key, label: begun.templateTitle }, ...offered] : offered
  const choose = (ref: string) => {
    const chosen = templates.find((template) => template.ref === ref)
    onChoose(chosen && startFrom(chosen))
  }
  return (
    <Field label={texts.label}>
      {(control) => (
        <Select
          {...control}
          placeholder={texts.none}
          options={options}
          value={begun?.key ?? ''}
          onChange={(event) => choose(event.target.value)}
        />
      )}
    </Field>
  )
}
