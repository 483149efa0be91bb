export function UseCasesPage() {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-10 md:px-6">
      <h1 className="text-2xl font-semibold">Use Cases</h1>
      <p className="mt-2 text-ink-2">
        Wherever a copy of a document is asked for, a link that can be checked does better.
      </p>
    </div>
  )
}
