import Copy from 'lucide-react/icons/copy'
import { verdictTexts } from '../../texts/en/verdict/verdict.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast/toast.ts'

const texts = verdictTexts.copy

export function CopyBlock({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <h3 className="min-w-0 text-ink-3">{title}</h3>
        <Button
          variant="link"
          shape="note"
          aria-label={texts.copyOf(title)}
          className="-me-1 shrink-0"
          onClick={() => void copyText(children)}
        >
          <Copy aria-hidden="true" className="size-4" />
          {texts.copy}
        </Button>
      </div>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must scroll this element
        tabIndex={0}
        className="max-h-48 overflow-auto rounded-xl bg-canvas p-3 font-mono text-xs break-all whitespace-pre-wrap"
      >
        {children}
      </pre>
    </div>
  )
}

async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast(texts.copied)
  } catch {
    toast({ variant: 'destructive', ...texts.failed })
  }
}
