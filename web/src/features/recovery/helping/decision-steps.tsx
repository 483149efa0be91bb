import type { GuardianList, IdentityControl } from '@did/domain/account/recovery'
import type { AppConfig } from '@did/domain/app-config'
import { type Hex, isSameAddress } from '@did/domain/hex'
import { useState } from 'react'
import { useAccount } from '../../../entities/account/account.ts'
import { guardianFileTexts } from '../../../texts/en/recovery/guardians.ts'
import { helpTexts } from '../../../texts/en/recovery/help.ts'
import { readGuardianFile, type Wanted } from '../guardians/guardian-file.ts'
import { GuardianFileInput } from '../guardians/guardian-file-input.tsx'
import { LinkToSend } from '../request/link-to-send.tsx'
import { type DecisionRequest, writeHelpLink } from '../request/recovery-request.ts'
import { Agree } from './agree.tsx'
import { findEffect } from './find-effect.ts'
import { findOccasion } from './send-vote.ts'
import { Step } from './step.tsx'
import type { GuardianCall } from './use-guardian-call.ts'
import { WhatIsDecided } from './what-is-decided.tsx'

const texts = helpTexts.decision

type Props = {
  request: DecisionRequest
  config: AppConfig
  control: IdentityControl & { guardiansHash: Hex }
  call: GuardianCall
}

/**
 * The owner passes the link on to the guardians. A guardian opens the guardians' file and confirms
 * once.
 */
export function DecisionSteps(props: Props) {
  const { request, config, control, call } = props
  const { signer } = useAccount()
  const effect = findEffect(control, request.decision)
  const isOwner = signer !== null && isSameAddress(signer.wallet, control.controller)
  const canAgree = call.hasAgreed || (effect.kind !== 'nothing' && !isOwner)
  const wanted: Wanted = { ...config, identity: request.identity, hash: control.guardiansHash }
  const { file } = call
  const guardians =
    file !== null && readGuardianFile(JSON.stringify(file), wanted).kind === 'read' ? file.guardians : null
  return (
    <>
      <WhatIsDecided request={request} config={config} control={control} effect={effect} guardians={guardians} />
      {canAgree && (
        <Agreeing
          request={request}
          config={config}
          call={call}
          wanted={wanted}
          guardians={guardians}
          occasion={findOccasion(request, control)}
        />
      )}
      {effect.kind !== 'nothing' && (
        <Step heading={isOwner ? texts.send.owner : texts.send.guardian} text={texts.send.text}>
          <LinkToSend link={writeHelpLink(request, location.origin)} words={texts.send} />
        </Step>
      )}
    </>
  )
}

type AgreeingProps = Pick<Props, 'request' | 'config' | 'call'> & {
  wanted: Wanted
  guardians: GuardianList | null
  occasion: Hex | undefined
}

function Agreeing({ request, config, call, wanted, guardians, occasion }: AgreeingProps) {
  const { setFile, setHasAgreed, read } = call
  // The page may know the guardian's file already, because the guardian began the decision here or
  // has signed in meanwhile. Then the guardian does not have to open the file again.
  const [isKnown] = useState(guardians !== null)
  return (
    <>
      <Step heading={helpTexts.file.heading} text={helpTexts.file.text}>
        {isKnown && guardians ? (
          <p role="status" className="text-sm text-ok">
            {guardianFileTexts.read(guardians.threshold, guardians.who.length)}
          </p>
        ) : (
          <GuardianFileInput wanted={wanted} onRead={setFile} />
        )}
      </Step>
      <Step heading={texts.sign} text={isOnlyForNow(request) ? `${texts.signText} ${texts.onlyNow}` : texts.signText}>
        <Agree
          request={request}
          config={config}
          guardians={guardians}
          missing={texts.missing}
          occasion={occasion}
          read={read}
          onSent={() => setHasAgreed(true)}
        />
      </Step>
    </>
  )
}

/**
 * The service counts a guardian's signature for these decisions only for the present freeze or the
 * present change.
 */
function isOnlyForNow({ decision }: Props['request']): boolean {
  return decision === 'unfreeze' || decision === 'veto'
}
