import { pageNames } from '../frame/common.ts'

export const registerTexts = {
  title: pageNames.register,
  lead: 'Every organization an administrator has accredited, or suspended since, with the dates the chain has for it.',
  note: 'The chain decides, not this list: a check of a link asks the chain itself. It also says so of what a verifier confirmed before the day it was accredited.',
  empty: 'Nobody is accredited yet.',
  emptyText: 'As soon as an administrator accredits an organization, it stands here.',
  failed: 'The register could not be loaded.',
  since: (date: string) => `Accredited since ${date}`,
  accreditedOn: (date: string) => `Accredited ${date}`,
  suspendedOn: (date: string) => `Suspended ${date}`,
  reason: 'Reason:',
  isAccredited: 'Accredited',
  isSuspended: 'Suspended',
  open: 'Open the register',
} as const
