import type { Plugin } from 'vite'

/** Members of a route that stand in one line, and that only the server and its description read. */
const unneeded = /^ {4}(summary|who|params|query|body|success|mediaType): .*,\n/gm

/** The export goes into a file as it came: nobody reads it, so no page carries its schema, which is made of all others. */
const unread = /^ {4}response: dataExportSchema,\n/m

/**
 * Leaves out of the page what it never reads of the route tables: it sends a request as its types demand, and parses the answer.
 * The schemas of requests then come with the forms that use them.
 */
export function leanRoutes(): Plugin {
  return {
    name: 'lean-routes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/domain\/src\/routes\/[^/]+\.ts$/ },
      handler: (code) => {
        const lean = code.replace(unneeded, '').replace(unread, '    response: { parse: (answer) => answer },\n')
        if (lean === code) throw new Error('The route table is written in another way now: look at lean-routes.ts')
        return lean
      },
    },
  }
}
