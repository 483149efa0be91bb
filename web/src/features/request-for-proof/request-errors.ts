import { addErrorTexts } from '../../lib/describe-error.ts'
import { requestErrorTexts } from '../../texts/en/request-for-proof/request-errors.ts'

// Each file that throws an error about requests for proof imports this file. Otherwise the page
// would lack the texts of these errors.
addErrorTexts(requestErrorTexts)
