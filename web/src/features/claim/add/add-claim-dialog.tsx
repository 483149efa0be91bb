import type { Claim } from '@did/domain/claim/claim'
import type { Did } from '@did/domain/did'
import { isAppError } from '@did/domain/errors'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import CloudOff from 'lucide-react/icons/cloud-off'
import { type ComponentProps, Suspense, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useOwnUser } from '../../../entities/account/own-user.ts'
import { WhileFrozen } from '../../../entities/account/while-frozen.tsx'
import type { ClaimStart } from '../../../entities/claim-form/claim-start.ts'
import { findIssueDate } from '../../../entities/claim-form/issue-date.ts'
import { listOfferedAttributes } from '../../../entities/claim-form/offered-attributes.ts'
import { TemplateChoice } from '../../../entities/claim-form/template-choice.tsx'
import type { AttributeValues } from '../../../entities/vault/store/content.ts'
import { reasonOr } from '../../../lib/describe-error.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { createAttemptKeys } from '../../../lib/query/attempt-keys.ts'
import { addClaimTexts } from '../../../texts/en/claim/add-claim.ts'
import { claimsTexts } from '../../../texts/en/claim/claims.ts'
import { didsTexts } from '../../../texts/en/did/dids.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toast, toastFormFault } from '../../../ui/toast/toast.ts'
import { useCreateClaim } from '../mutations.ts'
import { ClaimIssuerFields, ClaimTextFields } from './add-claim-fields.tsx'
import {
  type AddClaimForm,
  type AddClaimInput,
  claimFormSchema,
  isMissingRequired,
  type Publication,
} from './add-claim-form.ts'
import { AttributesEntry } from './attributes-entry.tsx'
import { buildClaimBody } from './claim-body.ts'
import { claimDraftQuery, useClaimDraft } from './claim-draft.ts'
import { PublicationChoice } from './publication-choice.tsx'
import { issueDay, settleAttributes } from './settle-attributes.ts'

const SealStep = lazyPart(async () => (await import('../../../entities/vault/seal-step.tsx')).SealStep)
const texts = addClaimTexts

type AddClaimDialogProps = {
  did: Did
  begun?: ClaimStart | undefined
  onClose: () => void
  /**
   * This is called when the server has stored the claim, and the private attributes are sealed or
   * left out. The claim is not on the chain at that time.
   */
  onSaved: (claim: Claim, publication: Publication) => void
}

type Saved = { claim: Claim; publication: Publication; values: AttributeValues | null }

/** Stores the claim before it seals the private attributes that the owner entered. */
export function AddClaimDialog({ onSaved, begun: begunAtFirst, ...props }: AddClaimDialogProps) {
  const { did } = props
  const [begun, setBegun] = useState(begunAtFirst)
  const [saved, setSaved] = useState<Saved | null>(null)
  const draft = useQuery(claimDraftQuery(did.id, begun))
  const handleSaved = (made: Saved) =>
    Object.keys(made.values ?? {}).length > 0 ? setSaved(made) : onSaved(made.claim, made.publication)
  if (!saved && !draft.data) return null // The browser is reading the draft of an earlier visit.
  if (!saved) return <ClaimFormDialog {...props} begun={begun} onChooseTemplate={setBegun} onSaved={handleSaved} />
  const end = () => onSaved(saved.claim, saved.publication)
  return (
    <Dialog open onOpenChange={end} title={texts.attributes.sealTitle} description={texts.attributes.sealText}>
      <Suspense>
        <SealStep claim={saved.claim} did={did} values={saved.values} earlier={null} onDone={end} />
      </Suspense>
    </Dialog>
  )
}

type ClaimFormDialogProps = Omit<AddClaimDialogProps, 'onSaved'> & {
  onChooseTemplate: (start: ClaimStart | undefined) => void
  onSaved: (saved: Saved) => void
}

/**
 * Closing the dialog keeps what the owner typed as a draft. 'Cancel' and a saved claim discard the
 * draft.
 */
function ClaimFormDialog({ did, begun, onChooseTemplate, onClose, onSaved }: ClaimFormDialogProps) {
  const [keyOf] = useState(createAttemptKeys)
  const asked = begun?.fields ?? []
  const privateFields = listOfferedAttributes(begun)
  const user = useOwnUser()
  const draft = useClaimDraft(did.id, begun, user.data?.name ?? '')
  const [entered, setEntered] = useState(draft.entered)
  const [wanted, setWanted] = useState<{ field: string; press: number } | null>(null)
  const create = useCreateClaim()
  const form = useForm<AddClaimInput, unknown, AddClaimForm>({
    resolver: zodResolver(claimFormSchema(begun ?? { fields: [], issuedOn: null })),
    defaultValues: draft.start,
  })
  /**
   * The new template's form keeps the holder's name that the owner typed, because the claim is
   * still about the same person.
   */
  const chooseTemplate = async (start: ClaimStart | undefined) => {
    const next = await draft.read(start)
    form.reset({ ...next.form, holderName: form.getValues('holderName') || next.form.holderName })
    setEntered(next.entered)
    setWanted(null)
    onChooseTemplate(start)
  }
  const enterPrivately = (field: string) => setWanted((last) => ({ field, press: (last?.press ?? 0) + 1 }))
  const issueDate = findIssueDate(begun, { issueDate: form.watch('issueDate'), values: form.watch('values') })
  const occasion = { claimType: form.watch('type'), day: issueDate || issueDay(), stated: [] }
  const save = async (values: AddClaimForm) => {
    try {
      const settled = await settleAttributes(entered, occasion)
      if (!settled) return toastFormFault(texts.attributes.wrong)
      const filled = {
        form: { ...values, issueDate: findIssueDate(begun, values) },
        asked,
        derivedFacts: settled.facts,
      }
      const body = buildClaimBody(filled, { didId: did.id, templateId: begun?.templateId ?? null })
      const claim = await create.mutateAsync({ body, attempt: keyOf(body) })
      draft.discard()
      onSaved({ claim, publication: values.publication, values: settled.values })
    } catch (error) {
      toast({ variant: 'destructive', ...explainAddFailure(error) })
    }
  }
  const cancel = () => {
    draft.discard()
    onClose()
  }
  const explainMissing = () =>
    isMissingRequired(form.getValues(), asked) && toastFormFault(claimsTexts.toasts.validation)
  return (
    <FormDialog
      title={texts.title}
      description={begun ? texts.fromTemplate(begun.templateTitle) : texts.description}
      size="wide"
      submit={texts.submit}
      submitting={texts.submitting}
      isBusy={create.isPending}
      onSubmit={form.handleSubmit(save, explainMissing)}
      onEdit={() => draft.keep(form.getValues())}
      onCancel={cancel}
      onClose={onClose}
      className="grid gap-x-6 gap-y-4 md:grid-cols-2"
    >
      <div className="md:col-span-2 empty:hidden">
        <WhileFrozen />
      </div>
      <div className="flex flex-col gap-4">
        <TemplateChoice begun={begun} onChoose={chooseTemplate} />
        <ClaimTextFields
          form={form}
          fields={asked}
          isDatedByField={begun?.issuedOn != null}
          privateFields={privateFields}
          onEnterPrivately={enterPrivately}
          {...(begun && { ownType: begun.type })}
        />
      </div>
      <div className="flex flex-col gap-4">
        <ClaimIssuerFields form={form} />
        <Recording did={did} radio={() => form.register('publication')} />
      </div>
      <div className="md:col-span-2">
        <AttributesEntry
          key={wanted?.press}
          wanted={wanted?.field}
          {...occasion}
          claim={null}
          lines={asked.map(({ name }) => name)}
          offered={privateFields}
          entered={entered}
          isChecked={form.formState.isSubmitted}
          onChange={(next) => {
            setEntered(next)
            draft.keepEntered(next)
          }}
        />
      </div>
    </FormDialog>
  )
}

function Recording({ did, radio }: { did: Did; radio: ComponentProps<typeof PublicationChoice>['radio'] }) {
  if (did.onChain) return <PublicationChoice radio={radio} />
  return (
    <Notice tone="info" icon={CloudOff}>
      {texts.publication.offChain}
    </Notice>
  )
}

/**
 * Explains to the owner why the claim was not added. If the error gives no reason, uses the
 * sentence that docs/spec/8-errors.md has for this failure.
 */
function explainAddFailure(error: unknown): { title: string; description: string } {
  const { failed } = claimsTexts.toasts
  // The server allows no claim under this DID. For instance, the owner deleted the account in
  // another tab, and the DID with it.
  if (isAppError(error, 'not-allowed')) return { ...failed, description: didsTexts.notSelected }
  return { ...failed, description: reasonOr(failed.description, error) }
}
