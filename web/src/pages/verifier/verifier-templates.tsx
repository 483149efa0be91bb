import type { VerifierProfile } from '@did/domain/verifier/verifier-profile'
import { Link } from 'wouter'
import { tellClaimType } from '../../entities/claim/tell-claim-type.ts'
import { verifierPageTexts } from '../../texts/en/verifier/verifier-page.ts'
import { Card, CardBody, CardTitle } from '../../ui/card.tsx'
import { Quoted } from '../../ui/text/quoted.tsx'
import { templatesHref } from '../template/template-address.ts'

const texts = verifierPageTexts.templates

type Templates = Exclude<VerifierProfile, { kind: 'unknown' }>['templates']

/**
 * The templates say in the verifier's own words what it confirms. These words stand in quotation
 * marks, because the heading is ours.
 */
export function VerifierTemplates({ templates, isSuspended }: { templates: Templates; isSuspended: boolean }) {
  return (
    <Card>
      <CardBody className="flex flex-col gap-3">
        <CardTitle>{texts.title}</CardTitle>
        {templates.length === 0 && <p className="text-sm text-ink-2">{isSuspended ? texts.ended : texts.none}</p>}
        {templates.length > 0 && (
          <ul className="flex flex-col gap-3">
            {templates.map(({ id, type, title, summary }) => (
              <li key={id} className="border-t border-line pt-3 text-sm">
                <p className="text-ink-3">{tellClaimType(type)}</p>
                <Link
                  href={templatesHref({ q: '', type: '', preview: String(id) })}
                  className="inline-flex min-h-6 font-medium text-brand underline-offset-4 hover:underline"
                >
                  <Quoted words={title} />
                </Link>
                <p className="text-ink-2">
                  <Quoted words={summary} />
                </p>
              </li>
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  )
}
