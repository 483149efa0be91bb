export function ManagingClaimsPage() {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-10 md:px-6">
      <h1 className="text-2xl font-semibold">Managing claims</h1>
      <p className="mt-2 text-ink-2">Describe a credential as a claim and ask a verifier to check it.</p>
    </div>
  )
}
