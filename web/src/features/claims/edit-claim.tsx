import type { Claim } from '@did/domain/claim'
import { zodResolver } from '@hookform/resolvers/zod'
import { Copy, Info } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { toast } from '../../lib/toast.ts'
import { toastFailure } from '../../lib/toast-failure.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { claimDetailsTexts } from '../../texts/claim-details.ts'
import { claimsTexts } from '../../texts/claims.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ClaimIssuerFields, ClaimTextFields } from './add-claim-fields.tsx'
import { type AddClaimForm, type AddClaimInput, addClaimFormSchema, isMissingRequired } from './add-claim-form.ts'
import { useUpdateClaim } from './mutations.ts'

const texts = claimDetailsTexts.edit
const selfIssuer = 'Self'

type EditClaimProps = { claim: Claim; onCancel: () => void; onSaved: (saved: Claim) => void }

/** In the place of the details. A claim that somebody signed stays; what is written here becomes a claim of its own. */
export function EditClaim({ claim, onCancel, onSaved }: EditClaimProps) {
  const update = useUpdateClaim(claim)
  const isKept = claim.standing !== 'none'
  const form = useForm<AddClaimInput, unknown, AddClaimForm>({
    resolver: zodResolver(addClaimFormSchema),
    defaultValues: startOf(claim),
  })
  const save = useSingleFlight(async (values: AddClaimForm) => {
    try {
      const saved = await update.mutateAsync(values)
      toast(saved.id === claim.id ? texts.saved : texts.added)
      onSaved(saved)
    } catch (error) {
      toastFailure(error)
    }
  })
  const explainMissing = () =>
    isMissingRequired(form.getValues()) && toast({ variant: 'destructive', ...claimsTexts.toasts.validation })
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void form.handleSubmit(save, explainMissing)(event)}
    >
      <Notice tone={isKept ? 'wait' : 'info'} icon={isKept ? Copy : Info}>
        {isKept ? texts.keeps : texts.replaces}
      </Notice>
      <ClaimTextFields form={form} ownType={claim.type} />
      <ClaimIssuerFields form={form} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" pending={update.isPending}>
          {isKept ? texts.submitNew : texts.submit}
        </Button>
      </div>
    </form>
  )
}

function startOf({ type, title, description, issuer }: Claim): AddClaimInput {
  const selfIssued = issuer === selfIssuer
  return { type, title, description, issuer: selfIssued ? '' : issuer, selfIssued, publication: 'private' }
}
