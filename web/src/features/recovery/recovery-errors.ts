import { addErrorTexts } from '../../lib/describe-error.ts'
import { recoveryErrorTexts } from '../../texts/en/recovery/recovery-errors.ts'

// Each file that calls the server about a recovery imports this file for the texts of its errors.
addErrorTexts(recoveryErrorTexts)
