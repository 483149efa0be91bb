import type { AppConfig } from '@did/domain/app-config'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { controlQuery } from '../../entities/account/control-query.ts'
import { askedKeyQuery } from '../../features/recovery/request/asked-key-query.ts'
import { LinkToSend } from '../../features/recovery/request/link-to-send.tsx'
import { findProgress } from '../../features/recovery/request/recovery-progress.ts'
import { type RecoveryRequest, writeHelpLink } from '../../features/recovery/request/recovery-request.ts'
import { isNumber } from '../../features/recovery/request/request-number.ts'
import { WordsOfRequest } from '../../features/recovery/request/words-of-request.tsx'
import { latestSeconds } from '../../lib/page/device-clock.ts'
import { recoverTexts } from '../../texts/en/recovery/recover.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { QueryError } from '../../ui/error-card.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import type { KeptRecovery } from './kept-recovery.ts'
import { StepCard } from './step-card.tsx'
import { WaitStep } from './wait-step.tsx'

const texts = recoverTexts.help

type Props = { config: AppConfig; recovery: KeptRecovery; onDone: () => void }

/**
 * The link for the guardians and the six words stay on screen while votes arrive, because guardians
 * answer one after the other.
 */
export function AskStep({ config, recovery, onDone }: Props) {
  const { request } = recovery
  const link = writeHelpLink(request, location.origin)
  // Reading `dataUpdatedAt` draws this step again after each answer, even if the answer equals the
  // last one. The step then sees that a delay is over.
  const { dataUpdatedAt, ...control } = useQuery(controlQuery(request.identity))
  const { data: isKeyOnChain = false } = useQuery(askedKeyQuery(config, request))
  const now = dataUpdatedAt === 0 ? 0 : latestSeconds() * 1000
  const progress = findProgress(control.data ?? null, { request, isKeyOnChain }, now)
  const isDone = progress.kind === 'done'
  useEffect(() => {
    if (isDone) onDone()
  }, [isDone, onDone])
  const areAsked = progress.kind === 'waiting' || progress.kind === 'other'
  const canJoin = progress.kind === 'agreed' && !progress.isUnanimous && recovery.circle?.count !== 1
  return (
    <>
      {areAsked && (
        <StepCard step={3} heading={texts.question} text={texts.text}>
          <LinkToSend link={link} words={texts} />
          <Words request={request} />
        </StepCard>
      )}
      {control.isError && <QueryError type="server" query={control} message={recoverTexts.identity.failed} />}
      <WaitStep config={config} recovery={recovery} progress={progress} />
      {canJoin && (
        <Disclosure summary={texts.others}>
          <div className="flex flex-col gap-4">
            <p className="text-pretty text-ink-2">{texts.othersText}</p>
            <LinkToSend link={link} words={texts} />
            <Words request={request} />
          </div>
        </Disclosure>
      )}
    </>
  )
}

function Words({ request }: { request: RecoveryRequest }) {
  const [typed, setTyped] = useState('')
  const number = typed.replace(/\s/g, '')
  return (
    <>
      <p className="text-pretty">{texts.call}</p>
      <Field label={texts.number} hint={texts.numberHint}>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            className="font-mono text-lg tracking-widest"
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      {isNumber(number) && (
        <>
          <p>{texts.words}</p>
          <WordsOfRequest request={request} number={number} label={texts.words} />
          <p className="text-sm text-ink-2">{texts.differ}</p>
        </>
      )}
    </>
  )
}
