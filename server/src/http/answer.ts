/** A handler returns an `Answer` when it needs headers, or another status than its route's. */
export class Answer<Body> {
  readonly body: Body
  readonly status: number | undefined
  readonly headers: Record<string, string>

  constructor(body: Body, options: { status?: number; headers?: Record<string, string> } = {}) {
    this.body = body
    this.status = options.status
    this.headers = options.headers ?? {}
  }
}

/** Puts the version of the answered row into `ETag`, for a later `If-Match`. */
export function versioned<Row extends { version: number }>(row: Row, status?: number): Answer<Row> {
  return new Answer(row, { ...(status !== undefined && { status }), headers: { etag: `"${row.version}"` } })
}
