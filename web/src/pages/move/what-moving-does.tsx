import Clock from 'lucide-react/icons/clock'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useOwnUser } from '../../entities/account/own-user.ts'
import { Points } from '../../features/recovery/guardians/overview.tsx'
import { moveTexts } from '../../texts/en/move/move.ts'
import { Notice } from '../../ui/notice.tsx'
import { MoveCard } from './move-card.tsx'

const texts = moveTexts.what

export function WhatMovingDoes({ isGuarded }: { isGuarded: boolean }) {
  const { data: user } = useOwnUser()
  return (
    <MoveCard heading={texts.heading}>
      <Points points={texts.points} />
      <Notice tone="wait" icon={isGuarded ? Clock : TriangleAlert}>
        {isGuarded ? texts.guarded : texts.unguarded}
      </Notice>
      {user?.isVerifier && (
        <Notice tone="bad" icon={TriangleAlert}>
          {texts.verifier}
        </Notice>
      )}
    </MoveCard>
  )
}
