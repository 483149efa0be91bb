import { addErrorTexts } from '../../../lib/describe-error.ts'
import { passkeyErrorTexts } from '../../../texts/en/wallet/passkey-errors.ts'

// The provider of a passkey's account imports this file at its first failure. Other code that
// throws errors about passkeys imports it when it loads. So the page knows the texts of the errors
// in time.
addErrorTexts(passkeyErrorTexts)
