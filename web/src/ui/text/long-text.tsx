import { quoteWords } from '@did/domain/proof/quote-words'
import { useId, useState } from 'react'
import { cn } from '../../lib/cn.ts'
import { commonTexts as texts } from '../../texts/en/frame/common.ts'
import { Button } from '../button.tsx'
import { Quoted } from './quoted.tsx'

/** A text with more characters takes more than three lines, even on a wide screen. */
const foldedAbove = 320

/** Shows only the beginning of a long text until the reader opens the rest. */
export function LongText({ text }: { text: string }) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  if (text.length <= foldedAbove) return <Quoted words={text} className="min-w-0" />
  return (
    <span className="block min-w-0">
      <bdi id={id} className={cn('break-words', isOpen ? 'block' : 'line-clamp-3')}>
        {quoteWords(text)}
      </bdi>
      <Button
        variant="link"
        shape="note"
        className="-ms-1 -mb-2"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? texts.showLess : texts.showAll}
      </Button>
    </span>
  )
}
