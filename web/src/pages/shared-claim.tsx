export function SharedClaimPage() {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-10 md:px-6">
      <h1 className="text-2xl font-semibold">Shared claim</h1>
      <p className="mt-2 text-ink-2">This page checks a claim that somebody shared with you.</p>
    </div>
  )
}
