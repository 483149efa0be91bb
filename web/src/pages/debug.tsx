export function DebugPage() {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-10 md:px-6">
      <h1 className="text-2xl font-semibold">Debug Tools</h1>
      <p className="mt-2 text-ink-2">What this browser knows about its wallet and its connection.</p>
    </div>
  )
}
