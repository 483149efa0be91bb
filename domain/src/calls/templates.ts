import * as z from 'zod/mini'
import type { Call } from '../call.ts'
import { ownTemplateSchema, templateSchema, templateSummarySchema } from '../template/template.ts'

const isAnonymous = true

export const templateCalls = {
  listTemplates: { method: 'GET', path: '/api/templates', isAnonymous, response: z.array(templateSummarySchema) },
  listOwnTemplates: { method: 'GET', path: '/api/templates/own', response: z.array(ownTemplateSchema) },
  getTemplate: { method: 'GET', path: '/api/templates/:id', isAnonymous, response: templateSchema },
  publishTemplate: { method: 'POST', path: '/api/templates', response: ownTemplateSchema },
  updateTemplate: { method: 'PUT', path: '/api/templates/:id', response: ownTemplateSchema },
  retireTemplate: { method: 'DELETE', path: '/api/templates/:id' },
} as const satisfies Record<string, Call>
