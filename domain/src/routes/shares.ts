import * as z from 'zod/mini'
import { shareCalls } from '../calls/shares.ts'
import { shareIdSchema } from '../ids.ts'
import { describeRoutes, idParams, pageQuery } from '../route.ts'
import { createCollectionSchema } from '../share/create-collection.ts'
import { changeShareSchema, createShareSchema } from '../share/create-share.ts'

const shareParams = z.object({ id: shareIdSchema })

export const shareRoutes = describeRoutes(shareCalls, {
  createShare: {
    summary:
      'Make a link to a claim. The same call again returns an open share without an end that was not handed out yet',
    who: 'signed-in',
    params: idParams,
    body: createShareSchema,
    success: 201,
  },
  getShareable: {
    summary:
      'Get what a check or a share of a claim can contain: its payload, its attestation, its further fields with their salts',
    who: 'signed-in',
    params: idParams,
  },
  listShares: {
    summary: 'List the shares of the caller',
    who: 'signed-in',
    query: z.extend(pageQuery, { before: z.optional(shareIdSchema) }),
  },
  changeShare: {
    summary:
      'Say for whom a link is, that it was handed out, or that an open link older than the attestation tells of it',
    who: 'signed-in',
    params: shareParams,
    body: changeShareSchema,
    success: 204,
  },
  withdrawShare: {
    summary: 'Withdraw a share. Its status then says that it is withdrawn',
    who: 'signed-in',
    params: shareParams,
    success: 204,
  },
  createCollection: {
    summary: 'Make one link to several claims of the caller: one controlled share for each, all or none',
    who: 'signed-in',
    body: createCollectionSchema,
    success: 201,
  },
  withdrawCollection: {
    summary: 'Withdraw every share of a collection',
    who: 'signed-in',
    params: shareParams,
    success: 204,
  },
})
