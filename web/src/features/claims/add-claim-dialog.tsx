import type { Claim } from '@did/domain/claim'
import type { Did } from '@did/domain/did'
import { zodResolver } from '@hookform/resolvers/zod'
import { CloudOff } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { createAttemptKeys } from '../../lib/attempt-keys.ts'
import { toast, toastFormFault } from '../../lib/toast.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import type { AttributeValues } from '../../lib/vault/content.ts'
import { addClaimTexts } from '../../texts/add-claim.ts'
import { claimsTexts } from '../../texts/claims.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ClaimIssuerFields, ClaimTextFields } from './add-claim-fields.tsx'
import {
  type AddClaimForm,
  type AddClaimInput,
  isMissingRequired,
  type Publication,
  startingFormSchema,
} from './add-claim-form.ts'
import { AttributesEntry } from './attributes-entry.tsx'
import { type AttributesSlot, issueDay, settleAttributes } from './attributes-slot.ts'
import { useClaimDraft } from './claim-draft.ts'
import type { ClaimStart } from './claim-start.ts'
import { explainAddFailure } from './explain-add-failure.ts'
import { useCreateClaim } from './mutations.ts'
import { PublicationChoice } from './publication-choice.tsx'

const texts = addClaimTexts

type AddClaimDialogProps = {
  did: Did
  /** What a template has filled in already. */
  begun?: ClaimStart | undefined
  Attributes: AttributesSlot
  onClose: () => void
  /** The claim is saved; recording it on the chain is the next step. */
  onSaved: (claim: Claim, publication: Publication) => void
}

type Saved = { claim: Claim; publication: Publication; values: AttributeValues | null }

/** SPEC.md 2.8, and a step more where private attributes were entered: they are sealed once the claim is there. */
export function AddClaimDialog({ onSaved, ...props }: AddClaimDialogProps) {
  const { did, Attributes } = props
  const [saved, setSaved] = useState<Saved | null>(null)
  const handleSaved = (made: Saved) =>
    Object.keys(made.values ?? {}).length > 0 ? setSaved(made) : onSaved(made.claim, made.publication)
  if (!saved) return <ClaimFormDialog {...props} onSaved={handleSaved} />
  const end = () => onSaved(saved.claim, saved.publication)
  return (
    <Dialog open onOpenChange={end} title={texts.attributes.sealTitle} description={texts.attributes.sealText}>
      <Attributes at="seal" claim={saved.claim} did={did} values={saved.values} earlier={null} onDone={end} />
    </Dialog>
  )
}

type ClaimFormDialogProps = Omit<AddClaimDialogProps, 'onSaved'> & { onSaved: (saved: Saved) => void }

/** Only 'Cancel' and a saved claim forget what was typed. */
function ClaimFormDialog({ did, begun, Attributes, onClose, onSaved }: ClaimFormDialogProps) {
  const formId = useId()
  const [keyOf] = useState(createAttemptKeys)
  const fieldNames = begun?.fieldNames ?? []
  const draft = useClaimDraft(did.id, begun)
  const [entered, setEntered] = useState(draft.entered)
  const create = useCreateClaim(did)
  const form = useForm<AddClaimInput, unknown, AddClaimForm>({
    resolver: zodResolver(startingFormSchema(fieldNames)),
    defaultValues: draft.start,
  })
  const occasion = { claimType: form.watch('type'), day: issueDay(), stated: [] }
  const save = useSingleFlight(async (values: AddClaimForm) => {
    try {
      const settled = await settleAttributes(entered, occasion)
      if (!settled) return toastFormFault(texts.attributes.wrong)
      const sent = { form: values, derivedFacts: settled.facts }
      const claim = await create.mutateAsync({ ...sent, templateId: begun?.templateId ?? null, attempt: keyOf(sent) })
      draft.discard()
      onSaved({ claim, publication: values.publication, values: settled.values })
    } catch (error) {
      toast({ variant: 'destructive', ...explainAddFailure(error) })
    }
  })
  const cancel = () => {
    draft.discard()
    onClose()
  }
  const explainMissing = () =>
    isMissingRequired(form.getValues(), fieldNames) && toastFormFault(claimsTexts.toasts.validation)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      keepOpen={create.isPending}
      title={texts.title}
      description={begun ? texts.fromTemplate(begun.templateTitle) : texts.description}
      size="wide"
      footer={
        <>
          <Button variant="outline" onClick={cancel}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} pending={create.isPending}>
            {create.isPending ? texts.submitting : texts.submit}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-x-6 gap-y-4 md:grid-cols-2"
        onChange={() => draft.keep(form.getValues())}
        onSubmit={(event) => void form.handleSubmit(save, explainMissing)(event)}
      >
        <div className="flex flex-col gap-4">
          <ClaimTextFields form={form} {...(begun ? { ownType: begun.type, lines: begun.fieldNames.length } : {})} />
        </div>
        <div className="flex flex-col gap-4">
          <ClaimIssuerFields form={form} />
          <Recording did={did} radio={() => form.register('publication')} />
        </div>
        <div className="md:col-span-2">
          <AttributesEntry
            {...occasion}
            Slot={Attributes}
            claim={null}
            lines={fieldNames}
            entered={entered}
            isChecked={form.formState.isSubmitted}
            onChange={(next) => {
              setEntered(next)
              draft.keepEntered(next)
            }}
          />
        </div>
      </form>
    </Dialog>
  )
}

/** What goes on the chain, or why nothing does yet. */
function Recording({ did, radio }: { did: Did; radio: ComponentProps<typeof PublicationChoice>['radio'] }) {
  if (did.onChain) return <PublicationChoice radio={radio} />
  return (
    <Notice tone="info" icon={CloudOff}>
      {texts.publication.offChain}
    </Notice>
  )
}
