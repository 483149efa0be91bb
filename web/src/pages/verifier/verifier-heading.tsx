import { ownNameMark } from '@did/domain/texts/en/verdict/own-name'
import type { StandingOfVerifier } from '../../entities/verifier/judge-verifier.ts'
import { verifierPageTexts as texts } from '../../texts/en/verifier/verifier-page.ts'
import { Quoted } from '../../ui/text/quoted.tsx'

/**
 * Only an accredited verifier's name is the heading itself. Any other name stands below the
 * heading.
 */
export function VerifierHeading({ standing }: { standing: StandingOfVerifier }) {
  if (standing.kind === 'accredited')
    return (
      <h1 className="text-2xl font-semibold text-balance break-words">
        <bdi>{standing.name}</bdi>
      </h1>
    )
  return (
    <div>
      <h1 className="text-2xl font-semibold text-balance">{headingOf(standing.kind)}</h1>
      <GivenName standing={standing} />
    </div>
  )
}

function headingOf(kind: StandingOfVerifier['kind']): string {
  return kind === 'suspended' ? texts.suspendedVerifier : texts.unreviewed
}

function GivenName({ standing }: { standing: Exclude<StandingOfVerifier, { kind: 'accredited' }> }) {
  switch (standing.kind) {
    case 'suspended':
      return (
        <p className="mt-2 text-lg text-ink-2">
          {texts.suspendedName} <Quoted words={standing.name} className={nameLook} />
        </p>
      )
    case 'self-registered':
      if (standing.name === null) return <p className="mt-2 text-ink-2">{texts.noName}</p>
      return (
        <p className="mt-2 text-lg text-ink-2">
          {ownNameMark} <Quoted words={standing.name} className={nameLook} />
        </p>
      )
    case 'not-accredited':
      return <p className="mt-2 text-ink-2">{texts.nameUnknown}</p>
  }
}

/** The quotation marks show that the name is no part of the sentence before it. */
const nameLook = 'font-medium text-ink-1'
