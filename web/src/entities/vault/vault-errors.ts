import { addErrorTexts } from '../../lib/describe-error.ts'
import { vaultErrorTexts } from '../../texts/en/vault/vault-errors.ts'

// Each file that throws one of these errors imports this file, so that the page knows the errors'
// texts before such an error can occur.
addErrorTexts(vaultErrorTexts)
