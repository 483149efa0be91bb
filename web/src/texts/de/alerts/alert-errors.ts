import { type ErrorText, verification } from '../../error-text.ts'

export const alertErrorTexts = {
  'mail-not-offered': verification('Dieser Dienst sendet keine E-Mails.'),
  'push-not-offered': verification('Dieser Dienst weckt keine Browser.'),
  'push-address-refused': verification('Der Push-Dienst dieses Browsers ist von hier nicht erreichbar.'),
  'too-many-confirmations': verification(
    'An diese Adresse gingen heute genug Links. Bitte versuchen Sie es morgen noch einmal.',
  ),
  'too-many-devices': verification(
    'Zehn Ihrer Browser werden schon benachrichtigt. Schalten Sie zuerst einen davon aus.',
  ),
  'alert-link-over': verification(
    'Dieser Link wurde schon benutzt, oder er ist abgelaufen. Fordern Sie in Ihrem Profil einen neuen an.',
  ),
} satisfies Record<string, ErrorText>
