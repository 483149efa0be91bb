import type { ErrorText } from '../../error-text.ts'

export const alertErrorTexts = {
  'mail-not-offered': { type: 'verification', text: 'Dieser Dienst sendet keine E-Mails.' },
  'push-not-offered': { type: 'verification', text: 'Dieser Dienst weckt keine Browser.' },
  'push-address-refused': {
    type: 'verification',
    text: 'Der Push-Dienst dieses Browsers ist von hier nicht erreichbar.',
  },
  'too-many-confirmations': {
    type: 'verification',
    text: 'An diese Adresse gingen heute genug Links. Bitte versuchen Sie es morgen noch einmal.',
  },
  'too-many-devices': {
    type: 'verification',
    text: 'Zehn Ihrer Browser werden schon benachrichtigt. Schalten Sie zuerst einen davon aus.',
  },
  'alert-link-over': {
    type: 'verification',
    text: 'Dieser Link wurde schon benutzt, oder er ist abgelaufen. Fordern Sie in Ihrem Profil einen neuen an.',
  },
} as const satisfies Record<string, ErrorText>
