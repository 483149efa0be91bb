import { deriveSixWords } from '@did/credentials/six-words/derive-six-words'
import { useQuery } from '@tanstack/react-query'
import { sixWordsTexts } from '../../texts/en/six-words/six-words.ts'
import { QueryError } from '../../ui/error-card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export function useSixWords(text: string) {
  return useQuery({
    queryKey: ['six-words', text],
    queryFn: () => deriveSixWords(text),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function SixWordsList({ text, label }: { text: string; label: string }) {
  const words = useSixWords(text)
  if (words.isError) return <QueryError type="connection" query={words} message={sixWordsTexts.failed} />
  if (!words.data) return <Skeleton className="h-24 w-full" />
  return (
    <ol aria-label={label} lang="en" className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {words.data.map((word, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a word can stand at two places
        <li key={index} className="flex items-baseline gap-2 rounded-xl bg-brand-soft px-3 py-2 font-semibold">
          <span aria-hidden="true" className="w-4 text-sm font-normal text-ink-3">
            {index + 1}
          </span>
          {word}
        </li>
      ))}
    </ol>
  )
}
