import type { AppConfig } from '@did/domain/app-config'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useState } from 'react'
import { isSignedIn, useAccount } from '../../entities/account/account.ts'
import { PasskeyButton } from '../../entities/account/passkey-button.tsx'
import { WithConfig } from '../../entities/installation/with-config.tsx'
import { Queries } from '../../lib/query/queries.tsx'
import { moveTexts as texts } from '../../texts/en/move/move.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { MoveCard } from './move-card.tsx'
import type { Move } from './move-types.ts'
import { OwnIdentity } from './own-identity.tsx'
import { ResolverOwner } from './resolver-owner.tsx'
import { SentStep } from './sent-step.tsx'
import { SignInAnew } from './sign-in-anew.tsx'
import { UnsignedWallet } from './unsigned-wallet.tsx'

type State = { step: 'own' } | { step: 'sent' | 'done'; move: Move }

/**
 * When the move ends the session, `Queries` mounts its children anew and their own state is lost.
 * So the state of the move is kept outside `Queries`.
 */
export function Moving() {
  const [state, setState] = useState<State>({ step: 'own' })
  return (
    <Queries>
      <WithConfig loading={texts.loading} failure={texts.loadFailure}>
        {(config) => <Steps config={config} state={state} setState={setState} />}
      </WithConfig>
    </Queries>
  )
}

type StepsProps = { config: AppConfig; state: State; setState: (state: State) => void }

function Steps({ config, state, setState }: StepsProps) {
  switch (state.step) {
    case 'own':
      return <OwnOrSignIn config={config} onSent={(move) => setState({ step: 'sent', move })} />
    case 'sent':
      return (
        <SentStep
          move={state.move}
          onDone={() => setState({ step: 'done', move: state.move })}
          onWaiting={() => setState({ step: 'own' })}
        />
      )
    case 'done':
      return <DoneStep config={config} move={state.move} />
  }
}

function OwnOrSignIn({ config, onSent }: { config: AppConfig; onSent: (move: Move) => void }) {
  const account = useAccount()
  if (isSignedIn(account)) return <OwnIdentity config={config} account={account} onSent={onSent} />
  if (account.restoring || account.connecting || account.session.status === 'signing')
    return <Loading label={texts.loading} skeleton="h-64 rounded-2xl" />
  if (account.signer) return <UnsignedWallet config={config} signer={account.signer} />
  return <ComeIn />
}

function ComeIn() {
  const { connecting, connect } = useAccount()
  return (
    <MoveCard heading={texts.comeIn.heading} text={texts.comeIn.text}>
      <div className="flex flex-wrap gap-2">
        <Button pending={connecting} onClick={() => void connect()}>
          {texts.comeIn.connect}
        </Button>
        <PasskeyButton />
      </div>
    </MoveCard>
  )
}

function DoneStep({ config, move }: { config: AppConfig; move: Move }) {
  const { signer } = useAccount()
  return (
    <>
      <Notice tone="ok" role="status" icon={CircleCheck} title={texts.done.title} action={<SignInAnew move={move} />}>
        {texts.done.text}
      </Notice>
      {signer && <ResolverOwner config={config} signer={signer} move={move} />}
    </>
  )
}
