import { addErrorTexts } from '../../lib/describe-error.ts'
import { recoveryErrorTexts } from '../../texts/en/recovery/recovery-errors.ts'

// Each file that calls the server about a recovery imports this file, so that the page knows the
// texts of the errors.
addErrorTexts(recoveryErrorTexts)
