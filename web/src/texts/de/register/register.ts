import { pageNames } from '../frame/common.ts'

export const registerTexts = {
  title: pageNames.register,
  lead: 'Jede Organisation, die die Administration akkreditiert oder seitdem gesperrt hat, mit dem Datum, das auf der Blockchain steht.',
  note: 'Die Blockchain entscheidet, nicht diese Liste: Die Prüfung eines Links fragt sie selbst. Sie sagt auch, wenn eine Prüfstelle etwas vor ihrer Akkreditierung bestätigt hat.',
  empty: 'Noch ist niemand akkreditiert.',
  emptyText: 'Sobald die Administration eine Organisation akkreditiert, steht sie hier.',
  failed: 'Das Verzeichnis konnte nicht geladen werden.',
  since: (date: string) => `Akkreditiert seit dem ${date}`,
  accreditedOn: (date: string) => `Akkreditiert am ${date}`,
  suspendedOn: (date: string) => `Gesperrt am ${date}`,
  reason: 'Grund:',
  isAccredited: 'Akkreditiert',
  isSuspended: 'Gesperrt',
  open: 'Verzeichnis öffnen',
} as const
