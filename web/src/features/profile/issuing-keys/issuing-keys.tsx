import type { IssuerKey } from '@did/domain/portable/issuer-key'
import type { VerifierStatus } from '@did/domain/verifier/register'
import { useQuery } from '@tanstack/react-query'
import { type Signer, useAccount } from '../../../entities/account/account.ts'
import { issuingKeyTexts as texts } from '../../../texts/en/issuing-key/issuing-keys.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { QueryError } from '../../../ui/error-card.tsx'
import { Loading } from '../../../ui/skeleton.tsx'
import { issuingKeysQuery } from './issuing-key-calls.ts'
import { IssuingKeyRow } from './issuing-key-row.tsx'
import { MakeKey } from './make-key.tsx'

export function IssuingKeys({ signer, status }: { signer: Signer; status: VerifierStatus }) {
  const { byPasskey } = useAccount()
  // A verifier with a passkey announces an issuing key at the service's cost, and the service pays
  // only for accredited verifiers.
  const mayAnnounce = !byPasskey || status.standing === 'accredited'
  return (
    <Disclosure isLazy summary={<span className="font-semibold">{texts.heading}</span>}>
      <div className="flex flex-col gap-3">
        <p className="text-ink-2">{texts.intro}</p>
        <Keys signer={signer} mayAnnounce={mayAnnounce} />
      </div>
    </Disclosure>
  )
}

function Keys({ signer, mayAnnounce }: { signer: Signer; mayAnnounce: boolean }) {
  const own = useQuery(issuingKeysQuery(signer.address))
  if (own.isError) return <QueryError type="connection" query={own} message={texts.failed} />
  if (own.data === undefined) return <Loading label={texts.loading} skeleton="h-12 rounded-xl" />
  if (own.data === null) return <p>{texts.unknownRegistry}</p>
  const { registry, keys, here } = own.data
  const isElsewhere = (key: IssuerKey) => key.custody === 'browser' && !here.has(key)
  return (
    <>
      {keys.length > 0 && (
        <ul className="flex flex-col gap-2">
          {keys.map((key) => (
            <IssuingKeyRow
              key={key.id}
              issuingKey={key}
              isElsewhere={isElsewhere(key)}
              registry={registry}
              signer={signer}
            />
          ))}
        </ul>
      )}
      {mayAnnounce ? (
        <MakeKey keys={keys.filter((key) => !isElsewhere(key))} registry={registry} signer={signer} />
      ) : (
        <p>{texts.needsAccreditation}</p>
      )}
    </>
  )
}
