import { wordTemplates } from '../../built-in-template.ts'
import { learningTemplates } from './built-in-templates/learning.ts'
import { personTemplates } from './built-in-templates/person.ts'
import { workTemplates } from './built-in-templates/work.ts'

/** Names and places in these claim templates are invented. */
export const builtInTemplates = wordTemplates({ ...learningTemplates, ...workTemplates, ...personTemplates })
