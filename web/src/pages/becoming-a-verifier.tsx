export function BecomingAVerifierPage() {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-10 md:px-6">
      <h1 className="text-2xl font-semibold">Becoming a verifier</h1>
      <p className="mt-2 text-ink-2">A verifier checks claims and signs what it checked.</p>
    </div>
  )
}
