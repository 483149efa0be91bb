import { isAppError } from '@did/domain/errors'
import type { ProofStatement } from '@did/domain/proof/proof'
import { useMemo, useState } from 'react'
import { localToday } from '../../lib/page/device-clock.ts'
import { type FactDraft, startFact, stateFacts, typesFor } from './fact.ts'

/** The statement is null while a fact is incomplete or has a bad value. */
export function useFacts(available: readonly string[]) {
  const [today] = useState(localToday)
  const [facts, setFacts] = useState<readonly FactDraft[]>(() => {
    const [type] = typesFor(available)
    return type ? [startFact(type, available, today)] : []
  })
  const statement = useMemo(() => stateOrNull(facts, today), [facts, today])
  return { facts, setFacts, statement, today }
}

function stateOrNull(facts: readonly FactDraft[], today: string): ProofStatement | null {
  try {
    return stateFacts(facts, today)
  } catch (error) {
    if (isAppError(error, 'invalid-input')) return null
    throw error
  }
}
