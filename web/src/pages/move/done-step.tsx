import type { AppConfig } from '@did/domain/app-config'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useAccount } from '../../entities/account/account.ts'
import { moveTexts } from '../../texts/en/move/move.ts'
import { Notice } from '../../ui/notice.tsx'
import type { Move } from './move-types.ts'
import { ResolverOwner } from './resolver-owner.tsx'
import { SignInAnew } from './sign-in-anew.tsx'

const texts = moveTexts.done

export function DoneStep({ config, move }: { config: AppConfig; move: Move }) {
  const { signer } = useAccount()
  return (
    <>
      <Notice tone="ok" role="status" icon={CircleCheck} title={texts.title} action={<SignInAnew move={move} />}>
        {texts.text}
      </Notice>
      {signer && <ResolverOwner config={config} signer={signer} move={move} />}
    </>
  )
}
