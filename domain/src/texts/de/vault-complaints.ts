import { maximumVault } from '../../vault/limits.ts'

export const vaultComplaints = {
  wrappingsMissing: 'Ein Tresor braucht mindestens einen Zugang',
  wrappingsTooMany: `Höchstens ${maximumVault.wrappings} Zugänge`,
  wayMissing:
    'Um einen Zugang zu entfernen, muss alles mit einem neuen Schlüssel verschlossen werden. Bitte laden Sie die Seite neu.',
  itemTooLong: 'Das ist mehr, als ein Tresor auf einmal aufnimmt',
  itemsTooMany: `Höchstens ${maximumVault.items} Einträge`,
} as const
