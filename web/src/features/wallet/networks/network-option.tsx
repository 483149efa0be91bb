import Check from 'lucide-react/icons/check'
import { cn } from '../../../lib/cn.ts'
import { networkTexts as texts } from '../../../texts/en/wallet/networks.ts'
import { Badge } from '../../../ui/badge.tsx'
import type { ListedNetwork } from './list-networks.ts'

const dots: Record<ListedNetwork['kind'], string> = {
  connected: 'bg-ok',
  testnet: 'bg-testnet',
  other: 'bg-brand',
}

type OptionProps = {
  id: string
  network: ListedNetwork
  isMarked: boolean
  onMark: () => void
  onChoose: () => void
}

export function NetworkOption({ id, network, isMarked, onMark, onChoose }: OptionProps) {
  const isCurrent = network.kind === 'connected'
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search field hears the keys
    <div
      id={id}
      role="option"
      aria-selected={isCurrent}
      tabIndex={-1}
      onPointerMove={onMark}
      onClick={onChoose}
      className={cn(
        'flex min-h-11 items-center gap-3 rounded-xl px-3 py-2',
        isMarked && 'bg-brand-soft',
        network.isRetired && 'text-ink-2',
      )}
    >
      <span aria-hidden="true" className={cn('size-2.5 shrink-0 rounded-full', dots[network.kind])} />
      <span className="min-w-0 flex-1 break-words">
        {network.name}
        {network.isOwn && <span className="block text-sm text-ink-2">{texts.used}</span>}
      </span>
      {network.isRetired && <Badge tone="neutral">{texts.retired}</Badge>}
      {isCurrent && (
        <Badge tone="ok" icon={Check}>
          {texts.current}
        </Badge>
      )}
    </div>
  )
}
