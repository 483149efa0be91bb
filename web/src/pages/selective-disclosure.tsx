export function SelectiveDisclosurePage() {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-10 md:px-6">
      <h1 className="text-2xl font-semibold">Selective disclosure</h1>
      <p className="mt-2 text-ink-2">Show only what is asked for.</p>
    </div>
  )
}
