import { useState } from 'react'
import { recall, remember } from '../../../../lib/page/memory.ts'

const key = 'desk_letter_keys'
const off = 'off'

/** Single letters act on the desk by default. The browser keeps the verifier's choice. */
export function useLetterKeys(): [boolean, (areOn: boolean) => void] {
  const [areOn, setAreOn] = useState(() => recall(key) !== off)
  const choose = (next: boolean) => {
    setAreOn(next)
    remember(key, next ? null : off)
  }
  return [areOn, choose]
}
