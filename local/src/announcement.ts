import { demoAccounts } from './demo-accounts.ts'

/** Writes the text for a person when everything runs: the address, and the demo people to try. */
export function announce(publicUrl: string, options: { embedded: boolean; dataDir: string }): string {
  const running = `\nDID Verification is running at ${publicUrl}\n`
  if (!options.embedded) return running
  const people = demoAccounts.map(({ role, name, organization, address }) => {
    const who = organization ? `${name}, ${organization}` : name
    return `  ${role.padEnd(14)} ${who.padEnd(34)} ${address}`
  })
  return [
    running,
    'Demo people, with public test keys (press Connect: the demo wallet lets you be any of them):',
    ...people,
    `\nThe data is kept in ${options.dataDir}. Ctrl-C ends everything.`,
  ].join('\n')
}
