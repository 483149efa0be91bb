import { useState } from 'react'

const key = 'desk_letter_keys'
const off = 'off'

/** Whether single letters do something on the desk; a choice of this browser, on until it is taken back. */
export function useLetterKeys(): [boolean, (areOn: boolean) => void] {
  const [areOn, setAreOn] = useState(readChoice)
  const choose = (next: boolean) => {
    setAreOn(next)
    try {
      if (next) localStorage.removeItem(key)
      else localStorage.setItem(key, off)
    } catch {
      // Without storage the choice holds for this page only.
    }
  }
  return [areOn, choose]
}

function readChoice(): boolean {
  try {
    return localStorage.getItem(key) !== off
  } catch {
    return true
  }
}
