import { addErrorTexts } from '../../../lib/describe-error.ts'
import { passkeyErrorTexts } from '../../../texts/en/wallet/passkey-errors.ts'

// The provider of a passkey's account imports this file at its first failure, and the dialog for
// passkeys imports it when the dialog loads. So the page knows the texts of the errors in time.
addErrorTexts(passkeyErrorTexts)
