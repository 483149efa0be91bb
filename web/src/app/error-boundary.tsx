import { Component, type ReactNode } from 'react'
import { commonTexts } from '../texts/en/frame/common.ts'
import { Button } from '../ui/button.tsx'

type State = { status: 'fine' } | { status: 'failed'; message: string }

/** Shows 'Error Loading Component' in place of a broken screen, inside a frame that still works. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { status: 'fine' }

  static getDerivedStateFromError(error: unknown): State {
    return { status: 'failed', message: error instanceof Error ? error.message : String(error) }
  }

  override render(): ReactNode {
    if (this.state.status === 'fine') return this.props.children
    return <ScreenFailed message={this.state.message} />
  }
}

function ScreenFailed({ message }: { message: string }) {
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-16">
      <div role="alert" className="rounded-2xl border border-line bg-surface p-6 text-center shadow-card">
        <p
          aria-hidden="true"
          className="mx-auto grid size-10 place-items-center rounded-full bg-bad-soft text-xl font-bold text-bad"
        >
          !
        </p>
        <h1 className="mt-3 text-2xl font-semibold">{commonTexts.screenFailed.title}</h1>
        <p className="mt-2 break-words text-ink-2">{message}</p>
        <Button className="mt-5" onClick={() => location.reload()}>
          {commonTexts.screenFailed.reload}
        </Button>
      </div>
    </div>
  )
}
