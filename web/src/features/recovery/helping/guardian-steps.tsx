import type { AppConfig } from '@did/domain/app-config'
import type { Hex } from '@did/domain/hex'
import { helpTexts as texts } from '../../../texts/en/recovery/help.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { GuardianFileInput } from '../guardians/guardian-file-input.tsx'
import type { RecoveryRequest } from '../request/recovery-request.ts'
import { WordsOfRequest } from '../request/words-of-request.tsx'
import { Agree } from './agree.tsx'
import { Step } from './step.tsx'
import type { GuardianCall } from './use-guardian-call.ts'

type Props = { request: RecoveryRequest; config: AppConfig; guardiansHash: Hex; call: GuardianCall }

/** The guardian needs to see all three steps during the call, so they stand on one page. */
export function GuardianSteps({ request, config, guardiansHash, call }: Props) {
  const { number, file, setFile, isSame, setIsSame, isVoice, setIsVoice } = call
  const wanted = { ...config, identity: request.identity, hash: guardiansHash }
  return (
    <>
      <Step heading={texts.file.heading} text={texts.file.text}>
        <GuardianFileInput wanted={wanted} onRead={setFile} />
      </Step>
      <Step heading={texts.words.heading} text={texts.words.text}>
        <Words request={request} number={number} />
        <div>
          <Checkbox label={texts.words.same} checked={isSame} onChange={({ target }) => setIsSame(target.checked)} />
          <Checkbox label={texts.words.voice} checked={isVoice} onChange={({ target }) => setIsVoice(target.checked)} />
        </div>
        <p className="text-sm text-ink-2">{texts.words.stop}</p>
      </Step>
      <Step heading={texts.sign.heading} text={texts.sign.text}>
        <Agree
          request={request}
          config={config}
          guardians={isSame && isVoice ? (file?.guardians ?? null) : null}
          missing={texts.sign.missing}
        />
      </Step>
    </>
  )
}

function Words({ request, number }: { request: RecoveryRequest; number: string }) {
  return (
    <>
      <dl>
        <dt className="text-sm text-ink-3">{texts.words.number}</dt>
        <dd className="font-mono text-2xl font-semibold tracking-widest">{number}</dd>
      </dl>
      <WordsOfRequest request={request} number={number} label={texts.words.six} />
    </>
  )
}
