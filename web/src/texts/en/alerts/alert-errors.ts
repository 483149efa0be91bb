import { type ErrorText, verification } from '../../error-text.ts'

export const alertErrorTexts = {
  'mail-not-offered': verification('This service sends no e-mail.'),
  'push-not-offered': verification('This service does not wake browsers.'),
  'push-address-refused': verification('The push service of this browser cannot be reached from here.'),
  'too-many-confirmations': verification('This address was sent enough links today. Please try again tomorrow.'),
  'too-many-devices': verification('Ten browsers of yours are told already. Turn one of them off first.'),
  'alert-link-over': verification('This link was used before, or its time is over. Ask for a new one in your profile.'),
} satisfies Record<string, ErrorText>
