import { type AlertKind, alertKinds } from '@did/domain/alert/alert'
import { useState } from 'react'
import { alertTexts as texts } from '../../texts/en/alerts/alerts.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { useChangeKinds } from './settings.ts'

type KindChoicesProps = {
  channel: 'mailKinds' | 'pushKinds'
  kinds: readonly AlertKind[]
  /**
   * Only a verifier is asked to confirm something, so only a verifier is offered alerts of the kind
   * `asked`.
   */
  isVerifier: boolean
}

export function KindChoices({ channel, kinds: savedKinds, isVerifier }: KindChoicesProps) {
  const changeKinds = useChangeKinds()
  // The checkboxes show what the person chose while the choice is being saved.
  const [chosenKinds, setChosenKinds] = useState<readonly AlertKind[] | null>(null)
  const kinds = chosenKinds ?? savedKinds
  const choose = async (chosen: AlertKind[]) => {
    setChosenKinds(chosen)
    await changeKinds({ [channel]: chosen })
    // If the person has chosen again meanwhile, the checkboxes keep that later choice until the
    // server has stored it.
    setChosenKinds((latest) => (latest === chosen ? null : latest))
  }
  const offered = alertKinds.filter((kind) => isVerifier || kind !== 'asked' || kinds.includes(kind))
  return (
    <fieldset>
      <legend className="text-sm font-medium">{texts.kindsLegend}</legend>
      {offered.map((kind) => (
        <Checkbox
          key={kind}
          label={texts.kinds[kind]}
          checked={kinds.includes(kind)}
          onChange={({ target }) =>
            choose(alertKinds.filter((each) => (each === kind ? target.checked : kinds.includes(each))))
          }
        />
      ))}
      {kinds.length === 0 && <p className="text-sm text-ink-3">{texts.noKind}</p>}
    </fieldset>
  )
}
