import { Link } from 'wouter'
import { ContactForm } from '../features/contact/contact-form.tsx'
import { contactTexts as texts } from '../texts/en/contact/contact.ts'
import { Card, CardBody, CardTitle } from '../ui/card.tsx'
import { useDocumentTitle } from './use-document-title.ts'

export function ContactPage() {
  useDocumentTitle(texts.title)
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-10 md:px-6 md:py-14">
      <h1 className="text-2xl font-semibold">{texts.title}</h1>
      <p className="mt-2 text-lg text-pretty text-ink-2">{texts.lead}</p>
      <div className="mt-8 grid items-start gap-8 md:grid-cols-[1.5fr_1fr]">
        <Card aria-labelledby="contact-form-heading">
          <CardBody className="flex flex-col gap-4">
            <CardTitle id="contact-form-heading">{texts.form.heading}</CardTitle>
            <ContactForm />
          </CardBody>
        </Card>
        <Hints />
      </div>
    </div>
  )
}

function Hints() {
  return (
    <section aria-labelledby="contact-hints-heading">
      <h2 id="contact-hints-heading" className="text-lg font-semibold">
        {texts.hints.heading}
      </h2>
      <dl className="mt-2 flex flex-col gap-4">
        {texts.hints.items.map((item) => (
          <div key={item.heading}>
            <dt className="font-medium">{item.heading}</dt>
            <dd className="mt-1 text-pretty text-ink-2">{item.text}</dd>
          </div>
        ))}
      </dl>
      <Link
        href="/debug"
        className="mt-3 inline-flex min-h-11 items-center font-medium text-brand underline-offset-4 hover:underline"
      >
        {texts.hints.debug}
      </Link>
    </section>
  )
}
