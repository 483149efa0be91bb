import * as z from 'zod/mini'
import { templateCalls } from '../calls/templates.ts'
import { describeRoutes, idParams, pageQuery } from '../route.ts'
import { templateFormSchema } from '../template/template-form.ts'
import { plainTextSchema, searchSchema } from '../text.ts'
import { fieldNames } from '../texts/en/complaints.ts'

export const templateRoutes = describeRoutes(templateCalls, {
  listTemplates: {
    summary:
      'List the templates that verifiers offer, without their fields. `q` searches title, summary, fields and publisher',
    who: 'public',
    query: z.extend(pageQuery, {
      q: z.optional(searchSchema(100)),
      type: z.optional(plainTextSchema(fieldNames.claimType, 40)),
    }),
  },
  listOwnTemplates: {
    summary: 'List the caller’s templates with their uses, also retired ones',
    who: 'signed-in',
    query: pageQuery,
  },
  getTemplate: {
    summary: 'Get one template that is offered',
    who: 'public',
    params: idParams,
  },
  publishTemplate: {
    summary: 'Offer a template to everybody. Only a verifier may',
    who: 'signed-in',
    body: templateFormSchema,
    success: 201,
  },
  updateTemplate: {
    summary: 'Reword a template. Claims that were made from it stay as they are',
    who: 'signed-in',
    params: idParams,
    body: templateFormSchema,
  },
  retireTemplate: {
    summary: 'Retire a template. Claims that were made from it stay',
    who: 'signed-in',
    params: idParams,
    success: 204,
  },
})
