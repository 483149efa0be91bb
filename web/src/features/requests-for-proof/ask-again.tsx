import { RotateCcw } from 'lucide-react'
import { askTexts as texts } from '../../texts/asking.ts'
import { Button } from '../../ui/button.tsx'

/** Back to the form: also where the server takes the request of this tab no more, however often it is sent. */
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
