import { Component, type ReactNode } from 'react'
import { commonTexts } from '../texts/en/frame/common.ts'
import { Button } from '../ui/button.tsx'

type State = { status: 'fine' } | { status: 'mending' | 'failed'; message: string }

/**
 * If a screen breaks again within this many milliseconds, it is not drawn a third time, because it
 * would only break once more.
 */
const soonMs = 60_000

/**
 * If a screen throws an error, draws it again from the start. If it breaks again soon, shows 'Error
 * Loading Component' in its place. The frame around the screen still works.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { status: 'fine' }

  static getDerivedStateFromError(error: unknown): State {
    return { status: 'mending', message: error instanceof Error ? error.message : String(error) }
  }

  private mendedAt = Number.NEGATIVE_INFINITY

  /**
   * Draws the screen again in a later task. The page shows nothing until then, so that no element
   * of the broken screen remains.
   */
  override componentDidCatch(error: unknown): void {
    console.warn('A screen broke, and is drawn once more', error)
    const now = performance.now()
    const isAgain = now - this.mendedAt < soonMs
    this.mendedAt = now
    setTimeout(() => this.setState((state) => (isAgain ? { ...state, status: 'failed' } : { status: 'fine' })))
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
