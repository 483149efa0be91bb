import { addressSchema } from '@did/domain/hex'
import { Link, useParams } from 'wouter'
import { Queries } from '../lib/query/queries.tsx'
import { verifierPageTexts as texts } from '../texts/en/verifier/verifier-page.ts'
import { UnknownVerifier } from './verifier/unknown-verifier.tsx'
import { VerifierProfileView } from './verifier/verifier-profile-view.tsx'

/** Checkers come to this public page of a verifier from a verdict. */
export function VerifierPage() {
  const { id = '' } = useParams<{ id: string }>()
  const wallet = addressSchema.safeParse(id.toLowerCase())
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-4 px-4 py-8 md:px-6 md:py-12">
      {wallet.success ? (
        <Queries>
          <VerifierProfileView wallet={wallet.data} />
        </Queries>
      ) : (
        <UnknownVerifier />
      )}
      <Link
        href="/register"
        className="inline-flex min-h-11 items-center self-start text-brand underline-offset-4 hover:underline"
      >
        {texts.register}
      </Link>
    </div>
  )
}
