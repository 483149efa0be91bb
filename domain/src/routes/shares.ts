import { z } from 'zod'
import { shareIdSchema } from '../ids.ts'
import { idParams, pageQuery, type Route } from '../route.ts'
import {
  changeShareSchema,
  createdShareSchema,
  createShareSchema,
  shareableSchema,
  shareRecordSchema,
} from '../share-record.ts'

const shareParams = z.object({ id: shareIdSchema })

export const shareRoutes = {
  createShare: {
    method: 'POST',
    path: '/api/claims/:id/shares',
    summary: 'A link to an own claim; an open share without an end is created once and reused',
    who: 'signed-in',
    params: idParams,
    body: createShareSchema,
    success: 201,
    response: createdShareSchema,
  },
  getShareable: {
    method: 'GET',
    path: '/api/claims/:id/shareable',
    summary:
      'What a share of an own claim can carry: its payload, its attestation, its further fields with their salts',
    who: 'signed-in',
    params: idParams,
    success: 200,
    response: shareableSchema,
  },
  listShares: {
    method: 'GET',
    path: '/api/shares',
    summary: 'Shares of the caller',
    who: 'signed-in',
    query: pageQuery.extend({ before: shareIdSchema.optional() }),
    success: 200,
    response: z.array(shareRecordSchema),
  },
  changeShare: {
    method: 'PUT',
    path: '/api/shares/:id',
    summary:
      'Whether an open link that was made before the verification may say that a verifier has confirmed the claim since',
    who: 'signed-in',
    params: shareParams,
    body: changeShareSchema,
    success: 204,
  },
  withdrawShare: {
    method: 'DELETE',
    path: '/api/shares/:id',
    summary: 'Withdraw a share: its live status says so from now on',
    who: 'signed-in',
    params: shareParams,
    success: 204,
  },
} as const satisfies Record<string, Route>
