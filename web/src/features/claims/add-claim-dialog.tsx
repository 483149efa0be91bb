import type { Claim } from '@did/domain/claim'
import type { Did } from '@did/domain/did'
import { zodResolver } from '@hookform/resolvers/zod'
import { CloudOff } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { toast } from '../../lib/toast.ts'
import { claimsTexts } from '../../texts/claims.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ClaimIssuerFields, ClaimTextFields } from './add-claim-fields.tsx'
import {
  type AddClaimForm,
  type AddClaimInput,
  addClaimFormSchema,
  emptyAddClaimForm,
  isMissingRequired,
  type Publication,
} from './add-claim-form.ts'
import { explainAddFailure } from './explain-add-failure.ts'
import { useCreateClaim } from './mutations.ts'
import { PublicationChoice } from './publication-choice.tsx'

const texts = claimsTexts.dialog

type AddClaimDialogProps = {
  did: Did
  /** The type chosen already, when the dialog was opened from a template. */
  type?: string | undefined
  onClose: () => void
  /** The claim is saved; recording it on the chain is the next step. */
  onSaved: (claim: Claim, publication: Publication) => void
}

/** SPEC.md 2.8. Mounted while open, so that each opening starts empty and a failed attempt keeps every word. */
export function AddClaimDialog({ did, type, onClose, onSaved }: AddClaimDialogProps) {
  const formId = useId()
  const [attempt] = useState(() => crypto.randomUUID())
  const create = useCreateClaim(did)
  const form = useForm<AddClaimInput, unknown, AddClaimForm>({
    resolver: zodResolver(addClaimFormSchema),
    defaultValues: { ...emptyAddClaimForm, type: type ?? emptyAddClaimForm.type },
  })
  const save = async (values: AddClaimForm) => {
    try {
      onSaved(await create.mutateAsync({ form: values, attempt }), values.publication)
    } catch (error) {
      toast({ variant: 'destructive', ...explainAddFailure(error) })
    }
  }
  const explainMissing = () =>
    isMissingRequired(form.getValues()) && toast({ variant: 'destructive', ...claimsTexts.toasts.validation })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      keepOpen={create.isPending}
      title={texts.title}
      description={texts.description}
      size="wide"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
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
        onSubmit={(event) => void form.handleSubmit(save, explainMissing)(event)}
      >
        <div className="flex flex-col gap-4">
          <ClaimTextFields form={form} />
        </div>
        <div className="flex flex-col gap-4">
          <ClaimIssuerFields form={form} />
          <Recording did={did} radio={form.register('publication')} />
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
