export function ContactPage() {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-10 md:px-6">
      <h1 className="text-2xl font-semibold">Contact</h1>
      <p className="mt-2 text-ink-2">Questions about this installation go to whoever runs it.</p>
    </div>
  )
}
