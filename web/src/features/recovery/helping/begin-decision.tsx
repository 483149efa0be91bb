import type { GuardianFile } from '@did/domain/account/recovery'
import type { AppConfig } from '@did/domain/app-config'
import { toAddress } from '@did/domain/hex'
import { type FormEvent, useId, useState } from 'react'
import { Link } from 'wouter'
import { useAccount } from '../../../entities/account/account.ts'
import { helpTexts } from '../../../texts/en/recovery/help.ts'
import { Button } from '../../../ui/button.tsx'
import { IdentityFields, useIdentityFields } from '../guardians/identity-fields.tsx'
import { type DecisionWord, decisionWords, writeHelpLink } from '../request/recovery-request.ts'
import { Step } from './step.tsx'

const texts = helpTexts.begin

type Props = { config: AppConfig; onBegun: (file: GuardianFile | null) => void }

/**
 * The owner, or one of the guardians, chooses what the guardians shall decide, and gets the link
 * for them.
 */
export function BeginDecision({ config, onBegun }: Props) {
  const { address: own } = useAccount()
  const { file, read, fields } = useIdentityFields(own ?? '')
  const [word, setWord] = useState<DecisionWord>('freeze')
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const address = read()
    if (address === null) return
    const { chainId, didRegistry: registry } = config
    const link = writeHelpLink({ identity: toAddress(address), decision: word, chainId, registry }, location.origin)
    onBegun(file)
    location.hash = new URL(link).hash
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-6">
      <p className="text-pretty text-ink-2">{texts.lead}</p>
      <Step heading={texts.whom} text={texts.whomText}>
        <IdentityFields config={config} label={texts.address} {...fields} />
      </Step>
      <Step heading={texts.what}>
        <Words chosen={word} onChoose={setWord} />
        <p className="text-sm text-ink-2">
          {texts.newKey}{' '}
          <Link href="/recover" className="font-medium text-brand underline">
            {texts.toRecovery}
          </Link>
        </p>
        <Button type="submit" shape="wideOnPhone">
          {texts.next}
        </Button>
      </Step>
    </form>
  )
}

function Words({ chosen, onChoose }: { chosen: DecisionWord; onChoose: (word: DecisionWord) => void }) {
  const name = useId()
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">{texts.what}</legend>
      {decisionWords.map((word) => (
        <label
          key={word}
          className="flex min-h-11 items-center gap-3 rounded-xl border border-line-strong p-3 has-checked:border-brand has-checked:bg-brand-soft"
        >
          <input
            type="radio"
            name={name}
            checked={word === chosen}
            aria-label={helpTexts.decision.what[word]}
            aria-describedby={`${name}-${word}`}
            onChange={() => onChoose(word)}
            className="size-5 shrink-0"
          />
          <span className="min-w-0">
            <span className="block font-medium">{helpTexts.decision.what[word]}</span>
            <span id={`${name}-${word}`} className="block text-sm text-ink-2">
              {texts.hints[word]}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
