import { useAccount } from '../../entities/account/account.ts'
import { PasskeyButton } from '../../entities/account/passkey-button.tsx'
import { moveTexts } from '../../texts/en/move/move.ts'
import { Button } from '../../ui/button.tsx'
import { MoveCard } from './move-card.tsx'

const texts = moveTexts.comeIn

export function ComeIn() {
  const { connecting, connect } = useAccount()
  return (
    <MoveCard heading={texts.heading} text={texts.text}>
      <div className="flex flex-wrap gap-2">
        <Button pending={connecting} onClick={() => void connect()}>
          {texts.connect}
        </Button>
        <PasskeyButton />
      </div>
    </MoveCard>
  )
}
