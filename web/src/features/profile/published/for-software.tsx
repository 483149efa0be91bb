import type { User } from '@did/domain/account/user'
import type { VerifierStatus } from '@did/domain/verifier/register'
import type { Signer } from '../../../entities/account/account.ts'
import { IssuingKeys } from '../issuing-keys/issuing-keys.tsx'
import { PublishAttributes } from './publish-attributes.tsx'

type Props = { user: User; status: VerifierStatus; signer: Signer }

/**
 * Every verifier may have an issuing key, but only an accredited verifier publishes attributes of
 * its DID document.
 */
export function ForSoftware(props: Props) {
  return (
    <>
      {props.status.standing === 'accredited' && <PublishAttributes {...props} />}
      <IssuingKeys signer={props.signer} status={props.status} />
    </>
  )
}
