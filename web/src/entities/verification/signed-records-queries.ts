import { signedRecordCalls } from '@did/domain/attestation/signed-record-calls'
import type { SignedRecordId } from '@did/domain/ids'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { readAllPages } from '../../lib/query/read-all-pages.ts'
import { decidedPage } from './decided-queries.ts'

/** Reads what this verifier signed for people who have since erased their accounts. */
export const signedRecordsQuery = infiniteQueryOptions({
  queryKey: queryKeys.signedRecords,
  queryFn: async ({ pageParam, signal }) => {
    const query = { limit: decidedPage, ...(pageParam === null ? {} : { before: pageParam }) }
    const rows = (await api(signedRecordCalls.listSignedRecords, { query, signal })) ?? []
    return { last: rows.length < decidedPage ? null : (rows.at(-1)?.id ?? null), rows }
  },
  initialPageParam: null as SignedRecordId | null,
  getNextPageParam: ({ last }) => last,
})

export const allSignedRecordsQuery = queryOptions({
  queryKey: queryKeys.allSignedRecords,
  queryFn: ({ signal }) => readAllPages((query) => api(signedRecordCalls.listSignedRecords, { query, signal })),
})
