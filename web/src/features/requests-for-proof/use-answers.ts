import type { Hex } from '@did/domain/hex'
import type { ProofAnswer } from '@did/domain/request-for-proof'
import { requestForProofRoutes } from '@did/domain/routes/requests-for-proof'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../lib/api.ts'
import type { AskedRequest } from './asked-request.ts'
import { type AnswerReader, createAnswerReading } from './read-answers.ts'

const pollMs = 2000
/** What came at the last moment is still heard of. */
const afterEndMs = 5000

type Asking = { asked: AskedRequest; requestHash: Hex; judge: AnswerReader['judge'] }

/** The answers as this tab reads them, asked for until the request is over. */
export function useAnswers({ asked, requestHash, judge }: Asking) {
  const { request, privateKey } = asked
  const read = useMemo(() => createAnswerReading({ privateKey, requestHash, judge }), [privateKey, requestHash, judge])
  return useQuery({
    queryKey: ['proof-answers', request.id],
    queryFn: async ({ signal }) => {
      const answers: ProofAnswer[] | null = await api(requestForProofRoutes.listProofAnswers, {
        params: { id: request.id },
        signal,
      })
      return read((answers ?? []).map(({ sealed }) => sealed))
    },
    retry: false,
    refetchInterval: () => (Date.now() < Date.parse(request.expiresAt) + afterEndMs ? pollMs : false),
    // The key that reads them is this tab's: nobody else may have read them for it.
    staleTime: 0,
    gcTime: 0,
  })
}
