import type { RequestId } from '@did/domain/ids'
import { useState } from 'react'

const none: ReadonlySet<string> = new Set()

/** Keeps the marks of each request until the verifier's work page closes. */
export function useMarks() {
  const [marks, setMarks] = useState<ReadonlyMap<RequestId, ReadonlySet<string>>>(new Map())
  const marksOf = (id: RequestId) => marks.get(id) ?? none
  const mark = (id: RequestId, field: string, isWrong: boolean) =>
    setMarks((known) => {
      const others = [...(known.get(id) ?? none)].filter((other) => other !== field)
      return new Map(known).set(id, new Set(isWrong ? [...others, field] : others))
    })
  return { marksOf, mark }
}

export type Marking = ReturnType<typeof useMarks>
