import { deriveTwoWords } from '@did/credentials/six-words/derive-six-words'
import { useEffect, useState } from 'react'

/** Comparing the two words is optional: the holder challenge also works if nobody compares them. */
export function TwoWords({ label, challenge }: { label: string; challenge: string }) {
  const [words, setWords] = useState<readonly string[] | null>(null)
  useEffect(() => {
    let isOver = false
    deriveTwoWords(challenge).then(
      (derived) => isOver || setWords(derived),
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [challenge])
  if (!words) return null
  return (
    <div>
      <p className="text-sm text-pretty text-ink-2">{label}</p>
      <p lang="en" translate="no" className="mt-1 text-xl font-semibold">
        {words.join(' ')}
      </p>
    </div>
  )
}
