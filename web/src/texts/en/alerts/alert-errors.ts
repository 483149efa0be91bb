import type { ErrorText } from '../../error-text.ts'

export const alertErrorTexts = {
  'mail-not-offered': { type: 'verification', text: 'This service sends no e-mail.' },
  'push-not-offered': { type: 'verification', text: 'This service does not wake browsers.' },
  'push-address-refused': {
    type: 'verification',
    text: 'The push service of this browser cannot be reached from here.',
  },
  'too-many-confirmations': {
    type: 'verification',
    text: 'This address was sent enough links today. Please try again tomorrow.',
  },
  'too-many-devices': {
    type: 'verification',
    text: 'Ten browsers of yours are told already. Turn one of them off first.',
  },
  'alert-link-over': {
    type: 'verification',
    text: 'This link was used before, or its time is over. Ask for a new one in your profile.',
  },
} as const satisfies Record<string, ErrorText>
