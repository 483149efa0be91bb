import { travellingNames } from './allowed.ts'
import { lineOf, type ParsedSource, walkSyntax } from './parse-source.ts'

/**
 * Words that docs/glossary.md replaces by another word. Identifiers may not contain them, but texts
 * on screen may.
 */
const banned: readonly { pattern: RegExp; instead: string; within: RegExp }[] = [
  { pattern: /unverify|tak(e|en|ing)_?back/i, instead: 'revoke', within: /./ },
  {
    pattern: /withdraw/i,
    instead: 'revoke, for an attestation. Only an owner withdraws, and only a share',
    within: /^(?!.*(shar|proof|prov|answer|verdict)).*$/i,
  },
  {
    pattern: /^(?!holder$).*holder(?!Key|Secret|Name|_?Challenge|Answer|Question|Statement|Wallet)/i,
    instead: 'owner',
    within: /./,
  },
  { pattern: /^(verifyClaim|submitVerification|completeVerification)/, instead: 'approveRequest', within: /./ },
]
const emptyNames = /^(describe|handle|process|doIt|utils|helpers|misc)$/

/**
 * Complains about identifiers with a word that the glossary replaces, and about function names that
 * do not say on what the function works.
 */
export function checkVocabulary({ file, source, program }: ParsedSource): string[] {
  const complaints = new Map<string, string>()
  walkSyntax(program, (node, parent) => {
    const name = node['name']
    if (!/^(JSX)?Identifier$/.test(node.type) || typeof name !== 'string') return
    const word = banned.find(
      ({ pattern, within }) => within.test(file) && pattern.test(name.replace(/placeholder/gi, '')),
    )
    const at = `${file}:${lineOf(source, node.start)}`
    if (word && !travellingNames.includes(name)) complaints.set(name, `${at}: ${name}: say ${word.instead}`)
    if (parent?.type === 'FunctionDeclaration' && parent['id'] === node && emptyNames.test(name))
      complaints.set(name, `${at}: a function named ${name} does not say what it works on`)
  })
  return [...complaints.values()]
}
