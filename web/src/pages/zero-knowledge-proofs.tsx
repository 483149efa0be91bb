export function ZeroKnowledgeProofsPage() {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-10 md:px-6">
      <h1 className="text-2xl font-semibold">Zero-knowledge proofs</h1>
      <p className="mt-2 text-ink-2">A proof shows one fact without the document behind it.</p>
    </div>
  )
}
