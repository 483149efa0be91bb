import * as z from 'zod/mini'
import { shareCalls } from '../calls/shares.ts'
import { shareIdSchema } from '../ids.ts'
import { describeRoutes, idParams, pageQuery } from '../route.ts'
import { changeShareSchema, createShareSchema } from '../share/create-share.ts'

const shareParams = z.object({ id: shareIdSchema })

export const shareRoutes = describeRoutes(shareCalls, {
  createShare: {
    summary: 'Make a link to a claim. An open share without an end is made once; the same call again returns it',
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
    summary: 'Let an open link that is older than the attestation say that the claim has one now, or stop that',
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
})
