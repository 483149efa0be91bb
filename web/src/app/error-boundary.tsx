import { Component, type ReactNode } from 'react'
import { commonTexts } from '../texts/en/frame/common.ts'
import { Button } from '../ui/button.tsx'

type State = { status: 'fine' } | { status: 'mending' | 'failed'; message: string }

/** A screen that breaks again so soon would break at every attempt. */
const soonMs = 5000

/**
 * Draws a broken screen once more from the start. Shows 'Error Loading Component' in its place if it
 * breaks again, inside a frame that still works.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { status: 'fine' }

  static getDerivedStateFromError(error: unknown): State {
    return { status: 'mending', message: error instanceof Error ? error.message : String(error) }
  }

  private mendedAt = Number.NEGATIVE_INFINITY

  override componentDidUpdate(): void {
    if (this.state.status !== 'mending') return
    const now = performance.now()
    const isAgain = now - this.mendedAt < soonMs
    this.mendedAt = now
    this.setState((state) => (state.status === 'mending' && isAgain ? { ...state, status: 'failed' } : { status: 'fine' }))
  }

  override render(): ReactNode {
    if (this.state.status === 'fine') return this.props.children
    return this.state.status === 'failed' ? <ScreenFailed message={this.state.message} /> : null
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
