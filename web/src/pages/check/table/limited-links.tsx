import Eye from 'lucide-react/icons/eye'
import { useState } from 'react'
import { checkManyTexts } from '../../../texts/en/check/check-many.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Row } from '../rows/row.ts'
import { listLimited } from '../run/rows-store.ts'

const texts = checkManyTexts.limited

type Props = { rows: readonly Row[]; onOpen: (ids: readonly number[]) => Promise<void> }

/**
 * The page opens no limited link without a press, because the server counts each opening as a view,
 * and the owner sees the number of views.
 */
export function LimitedLinks({ rows, onOpen }: Props) {
  const [isOpening, setIsOpening] = useState(false)
  const ids = listLimited(rows)
  if (ids.length === 0) return null
  const handleOpen = async () => {
    setIsOpening(true)
    await onOpen(ids)
    setIsOpening(false)
  }
  return (
    <Notice
      tone="info"
      icon={Eye}
      action={
        <Button pending={isOpening} onClick={() => void handleOpen()}>
          {isOpening ? texts.opening : texts.open(ids.length)}
        </Button>
      }
    >
      {texts.counts(ids.length)}
    </Notice>
  )
}
