export function HomePage() {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-10 md:px-6">
      <h1 className="text-2xl font-semibold">DID Verification</h1>
      <p className="mt-2 text-ink-2">
        Keep proof of your education, job or identity in one place. Show only what is asked for, nothing more.
      </p>
    </div>
  )
}
