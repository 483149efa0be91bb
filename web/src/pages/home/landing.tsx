import { Link } from 'wouter'
import { useAccount } from '../../entities/account/account.ts'
import { PasskeyButton } from '../../entities/account/passkey-button.tsx'
import { landingTexts as texts } from '../../texts/en/home/landing.ts'
import { buttonClass } from '../../ui/button.tsx'
import { useDocumentTitle } from '../use-document-title.ts'
import { LandingExplainer } from './landing-explainer.tsx'
import { SampleCard } from './sample-card.tsx'

export function Landing() {
  useDocumentTitle(texts.documentTitle)
  return (
    <div className="mx-auto w-full max-w-6xl px-4 md:px-6">
      <Hero />
      <Steps />
      <LandingExplainer />
      <Closing />
    </div>
  )
}

function Hero() {
  return (
    <section className="grid items-center gap-10 py-12 md:grid-cols-[1.4fr_1fr] md:py-20">
      <div>
        <h1 className="text-4xl leading-tight font-bold tracking-tight md:text-5xl md:leading-tight">
          {texts.hero.title.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </h1>
        <p className="mt-5 max-w-xl text-lg text-pretty text-ink-2">{texts.hero.lead}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ConnectAction />
          <PasskeyButton />
          <Link href="/scan-code" className={buttonClass({ variant: 'quiet' })}>
            {texts.hero.scan}
          </Link>
        </div>
        <p className="mt-4 text-sm text-ink-3">
          {texts.hero.noWallet}{' '}
          <a href="#how-it-works" className="underline underline-offset-4 hover:text-ink-1">
            {texts.hero.howItWorks}
          </a>{' '}
          {texts.hero.or}{' '}
          <Link href="/?view=dashboard" className="underline underline-offset-4 hover:text-ink-1">
            {texts.hero.lookAround}
          </Link>
          .
        </p>
      </div>
      <SampleCard />
    </section>
  )
}

function ConnectAction() {
  const { connect, connecting } = useAccount()
  return (
    <button
      type="button"
      disabled={connecting}
      className={buttonClass({ variant: 'connect' })}
      onClick={() => void connect()}
    >
      {connecting ? texts.hero.connecting : texts.hero.connect}
    </button>
  )
}

function Steps() {
  return (
    <section id="how-it-works" aria-labelledby="steps-heading" className="py-8">
      <h2 id="steps-heading" className="text-2xl font-semibold">
        {texts.steps.heading}
      </h2>
      <ol className="mt-4 grid gap-4 md:grid-cols-3">
        {texts.steps.items.map((step, index) => (
          <li key={step.title} className="rounded-2xl border border-line bg-surface p-5">
            <span
              aria-hidden="true"
              className="grid size-8 place-items-center rounded-full bg-brand-soft text-sm font-semibold text-brand"
            >
              {index + 1}
            </span>
            <h3 className="mt-4 font-semibold">{step.title}</h3>
            <p className="mt-1 text-pretty text-ink-2">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Closing() {
  return (
    <section
      aria-labelledby="closing-heading"
      className="my-8 flex flex-wrap items-center justify-between gap-4 rounded-2xl bg-brand-soft p-6"
    >
      <div>
        <h2 id="closing-heading" className="text-lg font-semibold">
          {texts.closing.heading}
        </h2>
        <p className="text-ink-2">{texts.closing.text}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Link href="/scan-code" className={buttonClass({ variant: 'primary' })}>
          {texts.closing.scan}
        </Link>
        <Link href="/check" className={buttonClass({ variant: 'outline' })}>
          {texts.closing.checkMany}
        </Link>
        <Link href="/debug" className={buttonClass({ variant: 'quiet' })}>
          {texts.closing.debug}
        </Link>
      </div>
    </section>
  )
}
