import type { AppConfig } from '@did/domain/app-config'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isSignedIn, useAccount } from '../../entities/account/account.ts'
import { getAppConfig } from '../../lib/app-config.ts'
import { Queries } from '../../lib/query/queries.tsx'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { moveTexts as texts } from '../../texts/en/move/move.ts'
import { QueryError } from '../../ui/error-card.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { ComeIn } from './come-in.tsx'
import { DoneStep } from './done-step.tsx'
import type { Move } from './move-types.ts'
import { OwnIdentity } from './own-identity.tsx'
import { SentStep } from './sent-step.tsx'
import { UnsignedWallet } from './unsigned-wallet.tsx'

/** A move to `controller`. `isFinishing`: its delay was over when it was sent. */

type State = { step: 'own' } | { step: 'sent' | 'done'; move: Move }

/** The state stands above the queries, which start anew when the move ends the session. */
export function Moving() {
  const [state, setState] = useState<State>({ step: 'own' })
  return (
    <Queries>
      <WithConfig state={state} setState={setState} />
    </Queries>
  )
}

type Stated = { state: State; setState: (state: State) => void }

function WithConfig(stated: Stated) {
  const config = useQuery({ queryKey: queryKeys.config, queryFn: getAppConfig })
  if (config.isError) return <QueryError type="server" query={config} message={texts.loadFailure} />
  if (!config.data) return <Loading label={texts.loading} skeleton="h-64 rounded-2xl" />
  return <Steps config={config.data} {...stated} />
}

function Steps({ config, state, setState }: Stated & { config: AppConfig }) {
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
