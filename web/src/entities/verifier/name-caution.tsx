import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import type { reviewTexts } from '../../texts/en/frame/names.ts'

const LookAlikeCaution = lazyPart(async () => (await import('./look-alike-caution.tsx')).LookAlikeCaution)

type NameCautionProps = { name: string; standing: keyof typeof reviewTexts | null }

/**
 * Serves screens that show a verifier's name and its standing in places of their own, and not by
 * `VerifierName`.
 */
export function NameCaution({ name, standing }: NameCautionProps) {
  if (standing !== 'self-registered') return null
  return (
    <Suspense>
      <LookAlikeCaution name={name} />
    </Suspense>
  )
}
