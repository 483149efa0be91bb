import type { AppConfig } from '@did/domain/app-config'
import { isSameAddress } from '@did/domain/hex'
import { shortenAddress } from '@did/domain/shorten-address'
import { useQuery } from '@tanstack/react-query'
import Info from 'lucide-react/icons/info'
import { type Signer, useAccount } from '../../entities/account/account.ts'
import { controlQuery } from '../../entities/account/control-query.ts'
import { moveTexts as texts } from '../../texts/en/move/move.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { MoveCard } from './move-card.tsx'
import { ResolverOwner } from './resolver-owner.tsx'
import { SignInAnew } from './sign-in-anew.tsx'

/** A connected wallet is mostly not signed in because its identity has moved to another key. */
export function UnsignedWallet({ config, signer }: { config: AppConfig; signer: Signer }) {
  const { signIn } = useAccount()
  const identity = signer.wallet
  const { data: control, isFetched } = useQuery(controlQuery(identity))
  if (!isFetched) return <Loading label={texts.loading} skeleton="h-64 rounded-2xl" />
  if (!control || isSameAddress(control.controller, identity))
    return (
      <MoveCard heading={texts.comeIn.heading} text={texts.comeIn.text}>
        <Button shape="wideOnPhone" onClick={() => void signIn()}>
          {texts.comeIn.signIn}
        </Button>
      </MoveCard>
    )
  const { controller } = control
  return (
    <>
      <Notice
        tone="info"
        icon={Info}
        role="status"
        title={texts.moved.title}
        action={<SignInAnew move={{ identity, controller }} />}
      >
        {texts.moved.text(shortenAddress(controller))}
      </Notice>
      <ResolverOwner config={config} signer={signer} move={{ identity, controller }} />
    </>
  )
}
