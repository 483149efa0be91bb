import { Link } from 'wouter'
import { lazyPart } from '../../lib/lazy-part.ts'
import { recoverTexts as texts } from '../../texts/en/recovery/recover.ts'
import { KeyPage } from '../frame/key-page.tsx'

const Recovering = lazyPart(async () => (await import('./recovering.tsx')).Recovering)

/** A person who lost the key of an identity needs no account here. */
export function RecoverPage() {
  return (
    <KeyPage title={texts.title} lead={texts.lead} below={<AsGuardian />}>
      <Recovering />
    </KeyPage>
  )
}

function AsGuardian() {
  return (
    <p className="text-sm">
      <Link href="/help" className="font-medium text-brand underline">
        {texts.asGuardian}
      </Link>
    </p>
  )
}
