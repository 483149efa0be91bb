/** A suspended verifier reads these texts in place of its work page. */
export const suspendedTexts = {
  title: 'Suspended',
  since: (date: string) => `Suspended since ${date}`,
  reason: 'Reason:',
  means:
    'You cannot confirm anything at the moment. You can still read what you decided, and withdraw what you confirmed. If this is a mistake, write to the administrators, or apply again in your profile.',
  contact: 'Write to the administrators',
  applyAgain: 'Apply again in your profile',
} as const

/** An organization reads these texts about its own review by an administrator. */
export const verifierStandingTexts = {
  own: {
    selfRegisteredText:
      'You can verify. People who check what you confirmed read that nobody has reviewed your organization.',
    apply: 'Apply for accreditation',
    waiting: 'Your application is waiting for a decision.',
  },
  dialog: {
    title: 'Apply for accreditation',
    description:
      'An administrator reviews your organization. Until the decision nothing changes. Under which name should it be accredited?',
    submit: 'Send Application',
  },
  toasts: {
    registered: {
      title: 'Verifier Status Approved',
      description: 'You can decide verification requests now. Nobody has reviewed your organization yet.',
    },
    requested: {
      title: 'Verifier Status Requested',
      description: 'Your request to become a verifier has been submitted',
    },
    grantedAtOnce: {
      title: 'Verifier Status Requested',
      description:
        'Your request to become a verifier has been submitted, and counts at once. Nobody has reviewed your organization yet.',
    },
    applied: {
      title: 'Application Submitted',
      description: 'An administrator decides about your accreditation. You will be told here.',
    },
    applyFailed: { title: 'Error', description: 'Your application could not be sent' },
  },
} as const
