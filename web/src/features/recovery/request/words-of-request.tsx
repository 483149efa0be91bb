import { SixWordsList } from '../../../entities/six-words/six-words-list.tsx'
import type { RecoveryRequest } from './recovery-request.ts'
import { describeForWords } from './request-number.ts'

/** Shows the words that two people compare, in the order in which people read them out. */
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
