import type { VerifierApplicationRecord } from '@did/domain/verifier/register'
import { Fragment } from 'react'
import { NameCaution } from '../../entities/verifier/name-caution.tsx'
import { administrationTexts } from '../../texts/en/administration/administration.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { ActionDialog } from '../../ui/form-dialog.tsx'
import { Quoted } from '../../ui/text/quoted.tsx'
import { useApprove } from './use-approve.ts'

const texts = administrationTexts.approveDialog

/**
 * Shows what an administrator is about to record on the chain. The applicant can change the
 * application at any moment, but this dialog goes on showing the application of its first moment,
 * and only that application is accredited.
 */
export function ApproveDialog({
  application,
  onClose,
}: {
  application: VerifierApplicationRecord
  onClose: () => void
}) {
  const approve = useApprove(application, onClose)
  const { organization, domainProof, walletAddress } = application
  return (
    <ActionDialog
      title={texts.title}
      description={texts.text}
      submit={administrationTexts.applications.approve}
      onAct={approve}
      onClose={onClose}
    >
      <FactList
        rows={[
          [
            texts.name,
            <Fragment key="name">
              <Quoted words={organization} />
              <NameCaution name={organization} standing="self-registered" />
            </Fragment>,
          ],
          [texts.domain, domainProof?.domain ?? administrationTexts.applications.domainUnproven],
          [texts.wallet, walletAddress],
        ]}
      />
    </ActionDialog>
  )
}
