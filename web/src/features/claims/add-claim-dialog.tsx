import type { Claim } from '@did/domain/claim'
import type { Did } from '@did/domain/did'
import { zodResolver } from '@hookform/resolvers/zod'
import { CloudOff } from 'lucide-react'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { toast } from '../../lib/toast.ts'
import { claimsTexts } from '../../texts/claims.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AddClaimFields } from './add-claim-fields.tsx'
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
        className="flex flex-col gap-4"
        onSubmit={(event) => void form.handleSubmit(save, explainMissing)(event)}
      >
        <AddClaimFields form={form} />
        {did.onChain ? (
          <PublicationChoice radio={form.register('publication')} />
        ) : (
          <Notice tone="info" icon={CloudOff}>
            {texts.publication.offChain}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}
