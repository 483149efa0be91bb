import { hasEnded, type OwnedProcess } from './owned-process.ts'

/** Calls back with a sentence when the program ends although nobody asked it to. */
export function watchForDeath(
  program: { name: string; owned: OwnedProcess; logFile: string | null },
  onDeath: (sentence: string) => void,
): void {
  const { name, owned, logFile } = program
  const tell = () => {
    const { exitCode, signalCode } = owned.child
    const how = signalCode ? `was stopped by ${signalCode}` : `ended with code ${exitCode}`
    onDeath(`${name} ${how}, which nobody asked for${logFile ? `; its log is ${logFile}` : ''}.`)
  }
  if (hasEnded(owned.child)) tell()
  else owned.child.once('exit', tell)
}
