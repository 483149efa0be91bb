import { addErrorTexts } from '../../lib/describe-error.ts'
import { vaultErrorTexts } from '../../texts/en/vault/vault-errors.ts'

// Each file that throws one of these errors imports this file.
addErrorTexts(vaultErrorTexts)
