export function PrivacyPolicyPage() {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-10 md:px-6">
      <h1 className="text-2xl font-semibold">Privacy Policy</h1>
      <p className="mt-2 text-ink-2">
        Nothing of a claim is shown to anybody but its owner, the verifiers asked, and whoever is handed its link.
      </p>
    </div>
  )
}
