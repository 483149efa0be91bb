/**
 * Every dialog with a form is listed here, with what a person types and which call the server then
 * gets.
 */
import { registerCalls } from '@did/domain/calls/register'
import type { ReactElement } from 'react'
import type { Account } from '../../src/entities/account/account.ts'
import { OrganizationDialog } from '../../src/entities/verifier/organization-dialog.tsx'
import { AskDialog } from '../../src/features/administration/ask-dialog.tsx'
import { ReasonDialog } from '../../src/features/administration/reason-dialog.tsx'
import { AddClaimDialog } from '../../src/features/claim/add/add-claim-dialog.tsx'
import { DeleteAccountDialog } from '../../src/features/profile/delete-account-dialog.tsx'
import { EditProfileDialog } from '../../src/features/profile/edit-profile-dialog.tsx'
import { RevokeDialog } from '../../src/features/revocation/revoke-dialog.tsx'
import { TemplateDialog } from '../../src/features/template/template-dialog.tsx'
import { QuestionDialog } from '../../src/features/verification/question-dialog.tsx'
import { RejectDialog } from '../../src/features/verification/reject-dialog.tsx'
import { api } from '../../src/lib/api.ts'
import { toastFailure } from '../../src/ui/toast/toast-failure.ts'
import {
  ada,
  application,
  claim,
  config,
  confirmation,
  did,
  rejected,
  revocation,
  signer,
  template,
  waiting,
} from '../rig/people.ts'

/**
 * `endsByClosing` is false for a dialog that calls `onEnd` at its end and leaves the closing to its
 * caller.
 */
type Opened = { element: ReactElement; account?: Partial<Account>; endsByClosing?: boolean }

export type FormCase = {
  dialog: string
  open: (ends: { onEnd: () => void; onClose: () => void }) => Opened
  known?: Record<string, unknown>
  cancel?: string
  submit: string
  submitting: string
  /**
   * The complaint about an incomplete form. The member is absent if the form is complete as soon as
   * the dialog opens.
   */
  missing?: { label: string; text?: string; complaint: string }
  typed: readonly [label: string, text: string][]
  sends: { call: string; body?: object }
  /** The member is absent for an answer without a body. */
  accepted?: object
}

export const forms: readonly FormCase[] = [
  {
    dialog: 'reject a request',
    open: ({ onClose }) => ({ element: <RejectDialog request={waiting} marked="" onClose={onClose} /> }),
    submit: 'Reject',
    submitting: 'Rejecting...',
    typed: [['Reason (optional)', 'The year is missing']],
    sends: {
      call: 'PUT /api/verification-requests/3/status',
      body: { status: 'rejected', reason: 'The year is missing' },
    },
    accepted: rejected,
  },
  {
    dialog: 'ask a question',
    open: ({ onClose }) => ({ element: <QuestionDialog request={waiting} marked="" onClose={onClose} /> }),
    submit: 'Send question',
    submitting: 'Sending...',
    missing: { label: 'Your question', text: '  ', complaint: 'Please enter a question' },
    typed: [['Your question', 'Which year?']],
    sends: { call: 'POST /api/verification-requests/3/question', body: { text: 'Which year?' } },
  },
  {
    dialog: 'give a reason',
    open: ({ onEnd, onClose }) => ({
      element: (
        <ReasonDialog
          title="Refuse"
          text="The applicant reads your reason."
          confirm="Refuse"
          confirming="Refusing..."
          onConfirm={(reason) =>
            api(registerCalls.decideVerifierApplication, {
              params: { id: 4 },
              body: { decision: 'refuse', reason, organization: 'Registry' },
            }).then(onEnd, toastFailure)
          }
          onClose={onClose}
        />
      ),
      endsByClosing: false,
    }),
    submit: 'Refuse',
    submitting: 'Refusing...',
    missing: { label: 'Reason', complaint: 'Please give a reason' },
    typed: [['Reason', 'The domain is not yours']],
    sends: { call: 'POST /api/admin/verifier-applications/4/decision', body: { reason: 'The domain is not yours' } },
    accepted: { id: 4, status: 'refused', reason: 'The domain is not yours' },
  },
  {
    dialog: 'become a verifier',
    open: ({ onClose }) => ({ element: <OrganizationDialog user={ada} purpose="verifier" onClose={onClose} /> }),
    submit: 'Send Request',
    submitting: 'Sending...',
    missing: { label: 'Organization', complaint: 'Please enter the name of your organization' },
    typed: [['Organization', 'Registry of the Islands']],
    sends: { call: 'PUT /api/users/7/verifier', body: { status: true, organization: 'Registry of the Islands' } },
    accepted: { ...ada, verifierApplication: 'pending' },
  },
  {
    dialog: 'become a verifier where an administrator decides',
    known: { '/api/config': { ...config, verifierPolicy: 'review' } },
    open: ({ onClose }) => ({
      element: <OrganizationDialog user={{ ...ada, isSuspended: true }} purpose="verifier" onClose={onClose} />,
    }),
    submit: 'Send Request',
    submitting: 'Sending...',
    missing: { label: 'Organization', complaint: 'Please enter the name of your organization' },
    typed: [
      ['Organization', 'Registry of the Islands'],
      ['Web site (optional)', 'islands.example'],
      ['Note (optional)', 'We register boats.'],
    ],
    sends: {
      call: 'PUT /api/users/7/verifier',
      body: {
        status: true,
        organization: 'Registry of the Islands',
        details: { website: 'https://islands.example', contact: '', note: 'We register boats.' },
      },
    },
    accepted: { ...ada, verifierApplication: 'pending' },
  },
  {
    dialog: 'change the application that waits',
    open: ({ onClose }) => ({
      element: <OrganizationDialog user={ada} purpose="change" onClose={onClose} />,
    }),
    submit: 'Save Changes',
    submitting: 'Sending...',
    missing: {
      label: 'Web site (optional)',
      text: 'no site',
      complaint: 'Enter an address such as https://example.org',
    },
    typed: [
      ['Organization', 'Registry of the Islands'],
      ['Web site (optional)', 'https://islands.example/about'],
      ['Contact (optional)', 'The harbour office'],
    ],
    sends: {
      call: 'PUT /api/users/7/application',
      body: {
        organization: 'Registry of the Islands',
        details: { website: 'https://islands.example/about', contact: 'The harbour office', note: '' },
      },
    },
    accepted: { ...ada, verifierApplication: 'pending' },
  },
  {
    dialog: 'ask an applicant',
    open: ({ onClose }) => ({ element: <AskDialog application={application} onClose={onClose} /> }),
    submit: 'Send Question',
    submitting: 'Sending...',
    missing: { label: 'Question', complaint: 'Please enter a question' },
    typed: [['Question', 'Which faculty?']],
    sends: { call: 'POST /api/admin/verifier-applications/4/question', body: { text: 'Which faculty?' } },
    accepted: [{ text: 'Which faculty?', askedAt: '2026-11-21T10:00:00.000Z', answeredAt: null }],
  },
  {
    dialog: 'edit the profile',
    open: ({ onClose }) => ({ element: <EditProfileDialog user={ada} onClose={onClose} /> }),
    submit: 'Save Changes',
    submitting: 'Saving...',
    missing: { label: 'Username', text: '', complaint: 'Username must be at least 3 characters' },
    typed: [
      ['Username', 'ada_marten'],
      ['Full name (optional)', 'Ada Marten'],
    ],
    sends: { call: 'PUT /api/users/7', body: { username: 'ada_marten', name: 'Ada Marten' } },
    accepted: { ...ada, username: 'ada_marten', name: 'Ada Marten', version: 2 },
  },
  {
    dialog: 'delete the account',
    open: ({ onEnd, onClose }) => ({
      element: <DeleteAccountDialog user={ada} onClose={onClose} />,
      account: { disconnect: onEnd },
      endsByClosing: false,
    }),
    cancel: 'Keep Account',
    submit: 'Delete Account',
    submitting: 'Deleting...',
    missing: { label: 'Type “delete” to confirm', text: 'no', complaint: 'Please type the word delete' },
    typed: [['Type “delete” to confirm', 'delete']],
    sends: { call: 'DELETE /api/users/7' },
  },
  {
    dialog: 'publish a template',
    open: ({ onClose }) => ({ element: <TemplateDialog user={ada} template={null} onClose={onClose} /> }),
    submit: 'Publish',
    submitting: 'Publishing...',
    missing: { label: 'Title', complaint: 'Required' },
    typed: [
      ['Claim Type', 'license'],
      ['Title', 'Mooring permit'],
      ['What it is for', 'That you may moor in the harbour.'],
      ['Example', 'Passed on: 4 May 2024'],
      ['Line 1', 'Passed on'],
      ['Line 2', 'Valid until'],
    ],
    sends: { call: 'POST /api/templates', body: { title: 'Mooring permit' } },
    accepted: template,
  },
  {
    dialog: 'add a claim',
    open: ({ onEnd, onClose }) => ({
      element: <AddClaimDialog did={did} onSaved={onEnd} onClose={onClose} />,
      endsByClosing: false,
    }),
    submit: 'Create Claim',
    submitting: 'Creating...',
    missing: { label: 'Title', complaint: 'Required' },
    typed: [
      ['Claim Type', 'education'],
      ['Title', 'Master of Science'],
      ['Description', 'Two years, finished in 2024.'],
      ['Issuer Address', 'University'],
    ],
    sends: { call: 'POST /api/claims', body: { title: 'Master of Science', issuer: 'University' } },
    accepted: claim,
  },
  {
    dialog: 'revoke an attestation',
    open: ({ onClose }) => ({
      element: <RevokeDialog confirmation={confirmation} onClose={onClose} />,
      account: { signer },
    }),
    known: { '/api/config': config },
    submit: 'Withdraw',
    submitting: 'Withdrawing...',
    missing: { label: 'Reason', complaint: 'Please select a reason' },
    typed: [['Reason', 'no-longer-true']],
    sends: { call: 'POST /api/claims/5/revoke', body: { reason: 'no-longer-true' } },
    accepted: revocation,
  },
]
