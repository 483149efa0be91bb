export function IntroductionToDidsPage() {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-10 md:px-6">
      <h1 className="text-2xl font-semibold">Introduction to DIDs</h1>
      <p className="mt-2 text-ink-2">A DID is an identifier that you hold with your own wallet.</p>
    </div>
  )
}
