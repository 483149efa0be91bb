import { Suspense, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { Loading } from '../../ui/skeleton.tsx'
import { BringPanel } from './bring/bring-panel.tsx'
import { useChecks } from './use-checks.ts'

const Results = lazyPart(async () => (await import('./results.tsx')).Results)
const resultsId = 'check-results'

export function CheckMany() {
  const checks = useChecks()
  /**
   * A new number resets the panel when the person clears the list, because the panel's messages
   * were about the cleared list.
   */
  const [list, setList] = useState(1)
  const hasRows = checks.state.rows.length > 0
  const handleClear = () => {
    checks.clear()
    setList(list + 1)
  }
  return (
    <>
      <BringPanel key={list} resultsId={hasRows ? resultsId : null} onBrought={checks.add} />
      {hasRows && (
        <Suspense fallback={<Loading skeleton="h-64 rounded-2xl" />}>
          <Results headingId={resultsId} checks={checks} onClear={handleClear} />
        </Suspense>
      )}
    </>
  )
}
