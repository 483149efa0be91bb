export function CreatingYourFirstDidPage() {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-10 md:px-6">
      <h1 className="text-2xl font-semibold">Creating your first DID</h1>
      <p className="mt-2 text-ink-2">Connect your wallet, create your profile and mint your DID.</p>
    </div>
  )
}
