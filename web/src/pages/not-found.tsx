import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { Link } from 'wouter'
import { notFoundTexts as texts } from '../texts/en/frame/pages.ts'
import { buttonClass } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { useDocumentTitle } from './use-document-title.ts'

export function NotFoundPage() {
  useDocumentTitle(texts.title)
  return (
    <div className="grid flex-1 place-items-center px-4 py-16">
      <div className="w-full max-w-md">
        <Card>
          <div className="flex flex-col items-center gap-3 px-4 py-8 text-center sm:p-5">
            <CircleAlert aria-hidden="true" className="size-10 text-bad" />
            <h1 className="text-2xl font-semibold">{texts.title}</h1>
            <p className="text-ink-2">{texts.text}</p>
            <Link href="/" className={buttonClass({ variant: 'outline' })}>
              {texts.home}
            </Link>
          </div>
        </Card>
      </div>
    </div>
  )
}
