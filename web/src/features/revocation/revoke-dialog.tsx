import { revocationReasons } from '@did/domain/attestation/revocation-reason'
import type { Confirmation } from '@did/domain/attestation/revocation-record'
import { useQuery } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { useSignerTexts } from '../../entities/account/signer-texts.ts'
import { commonTexts } from '../../texts/en/frame/common.ts'
import { confirmationsTexts, revokeTexts as texts } from '../../texts/en/revocation/revoking.ts'
import { Field } from '../../ui/field.tsx'
import { ActionDialog } from '../../ui/form-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { OtherConfirmations } from './other-confirmations.tsx'
import { sameTextQuery } from './queries.ts'
import { type RevokeProgress, useRevoke } from './use-revoke.ts'

const ownWords = 'own-words'
const maximumWords = 200
const options = [
  ...revocationReasons.map((value) => ({ value, label: confirmationsTexts.choices[value] })),
  { value: ownWords, label: texts.ownWords },
]

type RevokeDialogProps = { confirmation: Confirmation; onClose: () => void }

export function RevokeDialog({ confirmation, onClose }: RevokeDialogProps) {
  const { walletHint, confirmInWallet } = useSignerTexts(texts)
  const [choice, setChoice] = useState('')
  const [words, setWords] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const [isAlso, setIsAlso] = useState(true)
  const others = useQuery(sameTextQuery(confirmation)).data ?? []
  const { progress, revoked, revoke } = useRevoke(confirmation, onClose)
  const chosen = isAlso ? [confirmation, ...others] : [confirmation]
  const left = chosen.filter(({ attestation }) => !revoked.includes(attestation))
  const isBusy = progress.status === 'signing' || progress.status === 'saving'
  const reason = choice === ownWords ? words.trim() : choice
  const handleRevoke = async () => {
    setIsAsked(true)
    if (left.length === 0 || reason !== '') await revoke(left, reason)
  }
  return (
    <ActionDialog
      title={texts.title}
      description={texts.description(confirmation.message.title, confirmation.holderName, confirmation.owner)}
      variant="danger"
      submit={labelButton(progress, { left: left.length, confirmInWallet })}
      isBusy={isBusy}
      onAct={handleRevoke}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <p className="text-ink-2">{texts.consequence}</p>
        {others.length > 0 && <OtherConfirmations others={others} isAlso={isAlso} isBusy={isBusy} onAlso={setIsAlso} />}
        <Field label={texts.reason} error={isAsked && choice === '' ? texts.reasonMissing : undefined}>
          {(control) => (
            <Select
              {...control}
              placeholder={texts.chooseReason}
              options={options}
              value={choice}
              disabled={isBusy}
              onChange={(event) => setChoice(event.target.value)}
            />
          )}
        </Field>
        {choice === ownWords && (
          <Field
            label={texts.words}
            hint={texts.wordsHint}
            error={isAsked && reason === '' ? texts.wordsMissing : undefined}
          >
            {(control) => (
              <Textarea
                {...control}
                value={words}
                maxLength={maximumWords}
                disabled={isBusy}
                onChange={(event) => setWords(event.target.value)}
              />
            )}
          </Field>
        )}
        {left.length > 0 && (
          <>
            <p className="text-sm text-ink-3">{walletHint(left.length)}</p>
            <RevocationNote progress={progress} done={revoked.length} left={left.length} />
          </>
        )}
      </div>
    </ActionDialog>
  )
}

function RevocationNote({ progress, done, left }: { progress: RevokeProgress; done: number; left: number }) {
  const { declined } = useSignerTexts(texts)
  const { status } = progress
  if (status === 'unknown' || (done > 0 && (status === 'declined' || status === 'failed')))
    return (
      <Notice role="alert" tone="wait" icon={CircleAlert}>
        {status === 'unknown' ? texts.unknown : texts.partly(done, left)}
      </Notice>
    )
  if (status === 'declined')
    return (
      <Notice role="alert" tone="wait" icon={Undo2}>
        {declined}
      </Notice>
    )
  if (status !== 'failed') return null
  return (
    <Notice role="alert" tone="bad" icon={CircleAlert}>
      {progress.code === 'attestation-mismatch' ? texts.mismatch : texts.failed}
    </Notice>
  )
}

type Labels = { left: number; confirmInWallet: string }

function labelButton({ status }: RevokeProgress, { left, confirmInWallet }: Labels): string {
  if (left === 0) return commonTexts.close
  switch (status) {
    case 'idle':
    case 'declined':
    case 'failed':
    case 'unknown':
      return texts.revoke
    case 'signing':
      return confirmInWallet
    case 'saving':
      return texts.saving
  }
}
