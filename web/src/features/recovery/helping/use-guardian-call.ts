import type { GuardianFile } from '@did/domain/account/recovery'
import type { Hex } from '@did/domain/hex'
import { useRef, useState } from 'react'
import { drawNumber } from '../request/request-number.ts'

export type GuardianCall = ReturnType<typeof useGuardianCall>

/**
 * Remembers what a guardian has read and confirmed. `begun` is the guardians' file with which the
 * guardian has begun a decision on this page. The page draws the guardian's number only after it
 * knows the request, so that nobody can prepare another request with the same six words.
 */
export function useGuardianCall(begun: GuardianFile | null) {
  const [number] = useState(() => drawNumber(crypto.getRandomValues(new Uint32Array(1))))
  const [file, setFile] = useState(begun)
  const [isSame, setIsSame] = useState(false)
  const [isVoice, setIsVoice] = useState(false)
  const [hasAgreed, setHasAgreed] = useState(false)
  const read = useRef<Hex | undefined>(undefined)
  return { number, file, setFile, isSame, setIsSame, isVoice, setIsVoice, hasAgreed, setHasAgreed, read }
}
