/** Reads the commands of docs/operating.md, which tests run exactly as they stand there. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../../..')
export const guide = readFileSync(join(root, 'docs/operating.md'), 'utf8')
const blocks = [...guide.matchAll(/^( *)```(\w+)\n([\s\S]*?)^ *```$/gm)].map(
  ([, indent = '', language = '', text = '']) => ({
    language,
    text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }),
)

export function blocksOf(language: string): string[] {
  return blocks.filter((block) => block.language === language).map(({ text }) => text)
}

/**
 * Throws unless exactly one code block of the operating guide in this language contains the words.
 */
export function blockWith(language: string, words: string): string {
  const [block, another] = blocksOf(language).filter((text) => text.includes(words))
  if (block === undefined || another !== undefined) throw new Error(`Not one ${language} block has “${words}”`)
  return block
}
