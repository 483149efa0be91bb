import { SixWordsList } from '../../../entities/six-words/six-words-list.tsx'
import type { RecoveryRequest } from './recovery-request.ts'
import { describeForWords } from './request-number.ts'

/** Two people compare the words by voice, so the words stand in the order of reading. */
export function WordsOfRequest({
  request,
  number,
  label,
}: {
  request: RecoveryRequest
  number: string
  label: string
}) {
  return <SixWordsList text={describeForWords(request, number)} label={label} />
}
