import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import type { reviewTexts } from '../../texts/en/frame/names.ts'

const LookAlikeCaution = lazyPart(async () => (await import('./look-alike-caution.tsx')).LookAlikeCaution)

type NameCautionProps = { name: string; standing: keyof typeof reviewTexts | null }

/**
 * Warns of a name that looks like the name of an accredited verifier, as `VerifierName` does.
 * Serves screens that show the name and its standing in places of their own.
 */
export function NameCaution({ name, standing }: NameCautionProps) {
  if (standing !== 'self-registered') return null
  return (
    <Suspense>
      <LookAlikeCaution name={name} />
    </Suspense>
  )
}
