import { addErrorTexts } from '../../../lib/describe-error.ts'
import { passkeyErrorTexts } from '../../../texts/en/wallet/passkey-errors.ts'

// The provider imports this file with its first failure, and the dialog with itself.
addErrorTexts(passkeyErrorTexts)
