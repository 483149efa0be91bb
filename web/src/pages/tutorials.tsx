export function TutorialsPage() {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-10 md:px-6">
      <h1 className="text-2xl font-semibold">Tutorials</h1>
      <p className="mt-2 text-ink-2">Short introductions to identifiers, claims and verifiers.</p>
    </div>
  )
}
