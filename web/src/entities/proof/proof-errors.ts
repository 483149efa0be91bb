import { addErrorTexts } from '../../lib/describe-error.ts'
import { proofErrorTexts } from '../../texts/en/proof/proof-errors.ts'

// Each file that throws one of these errors imports this file, so that the page knows the errors'
// texts before such an error can occur.
addErrorTexts(proofErrorTexts)
