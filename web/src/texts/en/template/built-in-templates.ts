import type { BuiltInTemplate } from '../../built-in-template.ts'
import { learningTemplates } from './built-in-templates/learning.ts'
import { personTemplates } from './built-in-templates/person.ts'
import { workTemplates } from './built-in-templates/work.ts'

/** The page lists the claim templates in this order. Names and places in them are invented. */
export const builtInTemplates: readonly BuiltInTemplate[] = [...learningTemplates, ...workTemplates, ...personTemplates]
