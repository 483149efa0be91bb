const mostRemembered = 1000

/**
 * Remembers what `judge` said about a name until the list of accredited names changes, because it
 * folds every name of the list.
 */
export function rememberAnswers(judge: (name: string, accredited: readonly string[]) => boolean): typeof judge {
  let list = ''
  const answers = new Map<string, boolean>()
  return (name, accredited) => {
    const present = JSON.stringify(accredited)
    if (present !== list || answers.size >= mostRemembered) answers.clear()
    list = present
    const answer = answers.get(name) ?? judge(name, accredited)
    answers.set(name, answer)
    return answer
  }
}
