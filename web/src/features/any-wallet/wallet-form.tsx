import { type PresentationConfiguration, presentationConfigurations } from '@did/domain/portable/presentation-request'
import CircleX from 'lucide-react/icons/circle-x'
import QrCode from 'lucide-react/icons/qr-code'
import { useId, useState } from 'react'
import { describeError } from '../../lib/describe-error.ts'
import { anyWalletTexts } from '../../texts/en/any-wallet/any-wallet.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'
import { canBrowserAsk } from './ask-browser.ts'
import { askWallet, type WalletRequest, type Way } from './wallet-request.ts'

const texts = anyWalletTexts.form

export function WalletForm({ onAsked }: { onAsked: (request: WalletRequest) => void }) {
  const [configuration, setConfiguration] = useState<PresentationConfiguration>('claim_sd_jwt')
  const [withName, setWithName] = useState(false)
  const [making, setMaking] = useState<Way | null>(null)
  const [error, setError] = useState<unknown>(null)
  const make = async (way: Way) => {
    if (making) return
    setMaking(way)
    setError(null)
    try {
      onAsked(await askWallet({ configuration, withName }, way))
    } catch (thrown) {
      setError(thrown)
      setMaking(null)
    }
  }
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void make('code')
      }}
    >
      <KindChoice value={configuration} onChange={setConfiguration} />
      <Checkbox
        label={texts.withName}
        checked={withName}
        onChange={(event) => setWithName(event.currentTarget.checked)}
      />
      {error !== null && (
        <Notice role="alert" tone="bad" icon={CircleX} title={anyWalletTexts.notMade}>
          {describeError(error).message}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={making === 'code'}>
          {making !== 'code' && <QrCode aria-hidden="true" className="size-4" />}
          {texts.code}
        </Button>
        <Button variant="outline" pending={making === 'link'} onClick={() => void make('link')}>
          {texts.link}
        </Button>
        {canBrowserAsk() && (
          <Button variant="outline" pending={making === 'browser'} onClick={() => void make('browser')}>
            {texts.browser}
          </Button>
        )}
      </div>
    </form>
  )
}

type KindChoiceProps = { value: PresentationConfiguration; onChange: (chosen: PresentationConfiguration) => void }

function KindChoice({ value, onChange }: KindChoiceProps) {
  const name = useId()
  return (
    <fieldset className="flex flex-col">
      <legend className="font-medium">{texts.kind}</legend>
      {presentationConfigurations.map((each) => (
        <label key={each} className="flex min-h-11 items-center gap-3 py-1">
          <input
            type="radio"
            name={name}
            checked={value === each}
            onChange={() => onChange(each)}
            className="size-5 shrink-0"
          />
          <span>{texts.configuration[each]}</span>
        </label>
      ))}
    </fieldset>
  )
}
