import { z } from 'zod'
import { idParams, pageQuery, type Route } from '../route.ts'
import { ownTemplateSchema, templateFormSchema, templateSchema } from '../template.ts'
import { plainTextSchema } from '../text.ts'
import { fieldNames } from '../texts/complaints.ts'

export const templateRoutes = {
  listTemplates: {
    method: 'GET',
    path: '/api/templates',
    summary: 'Templates that verifiers offer; `q` looks into title, summary, fields and publisher',
    who: 'public',
    query: pageQuery.extend({
      q: plainTextSchema(fieldNames.search, 100).optional(),
      type: plainTextSchema(fieldNames.claimType, 40).optional(),
    }),
    success: 200,
    response: z.array(templateSchema),
  },
  listOwnTemplates: {
    method: 'GET',
    path: '/api/templates/own',
    summary: 'What the caller published, with its uses; retired ones too',
    who: 'signed-in',
    query: pageQuery,
    success: 200,
    response: z.array(ownTemplateSchema),
  },
  getTemplate: {
    method: 'GET',
    path: '/api/templates/:id',
    summary: 'One template that is offered',
    who: 'public',
    params: idParams,
    success: 200,
    response: templateSchema,
  },
  publishTemplate: {
    method: 'POST',
    path: '/api/templates',
    summary: 'Offer a template to everybody; for verifiers',
    who: 'signed-in',
    body: templateFormSchema,
    success: 201,
    response: ownTemplateSchema,
  },
  updateTemplate: {
    method: 'PUT',
    path: '/api/templates/:id',
    summary: 'Reword an own template; claims made from it stay as they are',
    who: 'signed-in',
    params: idParams,
    body: templateFormSchema,
    success: 200,
    response: ownTemplateSchema,
  },
  retireTemplate: {
    method: 'DELETE',
    path: '/api/templates/:id',
    summary: 'Offer an own template no longer; claims made from it stay',
    who: 'signed-in',
    params: idParams,
    success: 204,
  },
} as const satisfies Record<string, Route>
