import { addErrorTexts } from '../../../lib/describe-error.ts'
import { passkeyErrorTexts } from '../../../texts/en/wallet/passkey-errors.ts'

// The provider imports this file at its first failure, and the dialog imports it when the dialog
// loads.
addErrorTexts(passkeyErrorTexts)
