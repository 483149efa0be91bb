export function AboutPage() {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-10 md:px-6">
      <h1 className="text-2xl font-semibold">About</h1>
      <p className="mt-2 text-ink-2">
        Keep credentials under a wallet you own, have each one checked once, and show it to anyone with a link.
      </p>
    </div>
  )
}
