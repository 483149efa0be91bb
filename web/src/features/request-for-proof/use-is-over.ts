import { useEffect, useState } from 'react'
import { timeNow } from '../../lib/page/device-clock.ts'

export function useIsOver(moment: string): boolean {
  const end = Date.parse(moment)
  const [isOver, setIsOver] = useState(() => timeNow() >= end)
  useEffect(() => {
    const left = end - timeNow()
    setIsOver(left <= 0)
    if (left <= 0) return
    const timer = setTimeout(() => setIsOver(true), left)
    return () => clearTimeout(timer)
  }, [end])
  return isOver
}
