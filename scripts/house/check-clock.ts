import { ownClockReaders } from './allowed.ts'
import { type ParsedSource, walkSyntax } from './parse-source.ts'

/**
 * Complains about a part of the page that reads the device's clock, which may be a day off. Such a
 * part should use `web/src/lib/page/device-clock.ts`. Also complains about a permission that is no
 * longer used, so that the list of permissions only shrinks.
 */
export function checkClock(sources: readonly ParsedSource[], allowed = ownClockReaders): string[] {
  const readers = sources.filter(isOfPage).filter(readsClock)
  const files = readers.map(({ file }) => file.replace('web/src/', ''))
  return [
    ...files
      .filter((file) => !allowed.includes(file))
      .map((file) => `web/src/${file}: reads the device’s clock, which may be wrong; use device-clock.ts`),
    ...allowed
      .filter((file) => !files.includes(file))
      .map((file) => `allowed.ts ${file}: this reading of the clock is gone, and its line can go`),
  ]
}

function isOfPage({ file }: ParsedSource): boolean {
  return file.startsWith('web/src/') && !/\.test\.tsx?$/.test(file)
}

function readsClock({ source, program }: ParsedSource): boolean {
  let isReading = false
  walkSyntax(program, ({ type, start, end }) => {
    const text = source.slice(start, end)
    isReading ||= type === 'NewExpression' ? text === 'new Date()' : type === 'MemberExpression' && text === 'Date.now'
  })
  return isReading
}
