import { useEffect, useState } from 'react'

export function useIsOver(moment: string): boolean {
  const end = Date.parse(moment)
  const [isOver, setIsOver] = useState(() => Date.now() >= end)
  useEffect(() => {
    const left = end - Date.now()
    setIsOver(left <= 0)
    if (left <= 0) return
    const timer = setTimeout(() => setIsOver(true), left)
    return () => clearTimeout(timer)
  }, [end])
  return isOver
}
