import { useQuery } from '@tanstack/react-query'
import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import { useAccount } from '../../../entities/account/account.ts'
import { getAppConfig } from '../../../lib/app-config.ts'
import { Queries } from '../../../lib/query/queries.tsx'
import { queryKeys } from '../../../lib/query/query-keys.ts'
import { networkTexts as texts } from '../../../texts/en/wallet/networks.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Input } from '../../../ui/input.tsx'
import { type ListedNetwork, listNetworks, searchNetworks } from './list-networks.ts'
import { NetworkOption } from './network-option.tsx'

type Props = { onChoose: (chainId: number) => void; onClose: () => void }

export function NetworkDialog({ onChoose, onClose }: Props) {
  const search = useRef<HTMLInputElement>(null)
  // On a phone, the keyboard would cover the list of networks, so the search field does not get the
  // focus.
  const initialFocus = matchMedia('(pointer: fine)').matches ? { initialFocus: search } : {}
  return (
    <Dialog open onOpenChange={onClose} title={texts.switch} description={texts.lead} {...initialFocus}>
      <Queries>
        <NetworkSearch input={search} onChoose={onChoose} />
      </Queries>
    </Dialog>
  )
}

type SearchProps = Pick<Props, 'onChoose'> & { input: RefObject<HTMLInputElement | null> }

/** The search field keeps the focus. Arrow keys mark a network, and Enter chooses it. */
function NetworkSearch({ input, onChoose }: SearchProps) {
  const { chainId: current } = useAccount()
  const config = useQuery({ queryKey: queryKeys.config, queryFn: getAppConfig })
  const [typed, setTyped] = useState('')
  const [marked, setMarked] = useState(0)
  const listId = useId()
  const found = searchNetworks(listNetworks({ current, own: config.data?.chainId ?? null }), typed)
  const optionId = (network: ListedNetwork) => `${listId}-${network.chainId}`
  const active = found[marked]
  const handleKey = (event: KeyboardEvent) => {
    const next = nextMarked(event.key, { marked, count: found.length })
    if (next !== null) {
      event.preventDefault()
      setMarked(next)
      const network = found[next]
      if (network) document.getElementById(optionId(network))?.scrollIntoView({ block: 'nearest' })
    }
    if (event.key === 'Enter' && active) onChoose(active.chainId)
  }
  return (
    <>
      <div className="sticky top-0 z-10 bg-surface pt-1 pb-2">
        <Search aria-hidden="true" className="pointer-events-none absolute top-0 mt-4 start-3 size-5 text-ink-3" />
        <Input
          ref={input}
          shape="withIcon"
          role="combobox"
          aria-label={texts.search}
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={active && optionId(active)}
          placeholder={texts.search}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setMarked(0)
          }}
          onKeyDown={handleKey}
        />
      </div>
      <div id={listId} role="listbox" aria-label={texts.list}>
        {found.map((network, index) => (
          <NetworkOption
            key={network.chainId}
            id={optionId(network)}
            network={network}
            isMarked={index === marked}
            onMark={() => setMarked(index)}
            onChoose={() => onChoose(network.chainId)}
          />
        ))}
      </div>
      <p role="status" className={found.length === 0 ? 'px-3 py-6 text-center text-ink-2' : 'sr-only'}>
        {found.length === 0 && texts.none}
      </p>
    </>
  )
}

function nextMarked(key: string, { marked, count }: { marked: number; count: number }): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (marked + 1) % count
  if (key === 'ArrowUp') return (marked + count - 1) % count
  return null
}
