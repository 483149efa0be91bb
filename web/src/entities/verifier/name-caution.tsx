import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import type { reviewTexts } from '../../texts/en/frame/names.ts'

const LookAlikeCaution = lazyPart(async () => (await import('./look-alike-caution.tsx')).LookAlikeCaution)

type NameCautionProps = { name: string; standing: keyof typeof reviewTexts | null }

/**
 * Shows the caution of `VerifierName` alone, where the name and its standing have their own places.
 */
export function NameCaution({ name, standing }: NameCautionProps) {
  if (standing !== 'self-registered') return null
  return (
    <Suspense>
      <LookAlikeCaution name={name} />
    </Suspense>
  )
}
