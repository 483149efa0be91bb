import QrCode from 'lucide-react/icons/qr-code'
import { Link } from 'wouter'
import { verdictTexts } from '../../texts/en/verdict/verdict.ts'
import { buttonClass } from '../../ui/button.tsx'

const texts = verdictTexts.empty

/** A URL without a claim is no forgery, so the page asks for a share link and does not warn. */
export function EmptyLink() {
  return (
    <div className="flex flex-col items-center gap-3 py-10 text-center">
      <span className="grid size-12 place-items-center rounded-full bg-brand-soft text-brand">
        <QrCode aria-hidden="true" className="size-6" />
      </span>
      <h1 className="text-xl font-semibold">{texts.title}</h1>
      <p className="text-ink-2">{texts.sentence}</p>
      <Link href="/scan-code" className={buttonClass()}>
        {texts.scan}
      </Link>
    </div>
  )
}
