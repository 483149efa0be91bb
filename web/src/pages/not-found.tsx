export function NotFoundPage() {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-10 md:px-6">
      <h1 className="text-2xl font-semibold">404 Page Not Found</h1>
      <p className="mt-2 text-ink-2">Did you forget to add the page to the router?</p>
    </div>
  )
}
