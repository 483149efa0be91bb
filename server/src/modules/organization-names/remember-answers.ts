const mostRemembered = 1000

type IsTaken = (name: string) => boolean

/**
 * Remembers which names are taken until the list of accredited names changes. `readList` folds
 * every name of a list, so each list is read only once. The name that nobody asked about for the
 * longest time is forgotten first, so strangers who ask about many names do not push out the
 * answers that others need.
 */
export function rememberAnswers(
  readList: (accredited: readonly string[]) => IsTaken,
): (name: string, accredited: readonly string[]) => boolean {
  let known: { list: string; isTaken: IsTaken } | null = null
  const answers = new Map<string, boolean>()
  return (name, accredited) => {
    const list = JSON.stringify(accredited)
    if (known?.list !== list) {
      known = { list, isTaken: readList(accredited) }
      answers.clear()
    }
    const answer = answers.get(name) ?? known.isTaken(name)
    answers.delete(name)
    answers.set(name, answer)
    const [oldest] = answers.keys()
    if (answers.size > mostRemembered && oldest !== undefined) answers.delete(oldest)
    return answer
  }
}
