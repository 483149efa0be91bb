import { addErrorTexts } from '../../lib/describe-error.ts'
import { recoveryErrorTexts } from '../../texts/en/recovery/recovery-errors.ts'

// Each file that calls the server about a recovery imports this file. Otherwise the page would lack
// the texts of the errors.
addErrorTexts(recoveryErrorTexts)
