import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { askTexts as texts } from '../../texts/en/request-for-proof/asking.ts'
import { Button } from '../../ui/button.tsx'

/**
 * Brings the checker back to the form, for instance when the server refuses this tab's request for
 * good.
 */
export function AskAgain({ onAgain }: { onAgain: () => void }) {
  return (
    <div>
      <Button variant="outline" onClick={onAgain}>
        <RotateCcw aria-hidden="true" className="size-4" />
        {texts.again}
      </Button>
    </div>
  )
}
