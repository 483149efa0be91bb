export function TermsOfServicePage() {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-10 md:px-6">
      <h1 className="text-2xl font-semibold">Terms of Service</h1>
      <p className="mt-2 text-ink-2">The software comes without warranty, under the GPL, version 3 or later.</p>
    </div>
  )
}
