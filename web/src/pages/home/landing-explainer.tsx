import ArrowRight from 'lucide-react/icons/arrow-right'
import Lasting from 'lucide-react/icons/infinity'
import Network from 'lucide-react/icons/network'
import SearchCheck from 'lucide-react/icons/search-check'
import { Link } from 'wouter'
import { landingTexts } from '../../texts/en/home/landing.ts'

const texts = landingTexts.explainer
const icons = [Network, Lasting, SearchCheck]

export function LandingExplainer() {
  return (
    <section aria-labelledby="explainer-heading" className="py-8">
      <h2 id="explainer-heading" className="text-2xl font-semibold">
        {texts.heading}
      </h2>
      <p className="mt-1 max-w-2xl text-lg text-pretty text-ink-2">{texts.lead}</p>
      <dl className="mt-6 grid gap-8 md:grid-cols-3">
        {texts.items.map((item, index) => {
          const Icon = icons[index % icons.length] ?? Network
          return (
            <div key={item.title}>
              <Icon aria-hidden="true" className="size-6 text-brand" />
              <dt className="mt-3 font-semibold">{item.title}</dt>
              <dd className="mt-1 text-pretty text-ink-2">{item.text}</dd>
            </div>
          )
        })}
      </dl>
      <Link
        href="/tutorials/introduction-to-dids"
        className="mt-6 inline-flex min-h-11 items-center gap-2 font-medium text-brand underline-offset-4 hover:underline"
      >
        {texts.learnMore}
        <ArrowRight aria-hidden="true" className="size-4 rtl:rotate-180" />
      </Link>
    </section>
  )
}
