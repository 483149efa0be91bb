import { useId, useState } from 'react'
import { cn } from '../lib/cn.ts'
import { commonTexts as texts } from '../texts/common.ts'
import { Button } from './button.tsx'

/** More than three lines even on a wide screen. */
const foldedAbove = 320

/** Somebody's own words, however many: a page of them is folded to its beginning until it is asked for. */
export function LongText({ text }: { text: string }) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  if (text.length <= foldedAbove) return <bdi className="min-w-0 break-words">{text}</bdi>
  return (
    <span className="block min-w-0">
      <bdi id={id} className={cn('break-words', isOpen ? 'block' : 'line-clamp-3')}>
        {text}
      </bdi>
      <Button
        variant="link"
        className="-ms-1 -mb-2 text-sm"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? texts.showLess : texts.showAll}
      </Button>
    </span>
  )
}
