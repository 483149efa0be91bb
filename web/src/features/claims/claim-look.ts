import { type ClaimLook, claimLook } from '@did/domain/claim-type'
import { Briefcase, FileText, GraduationCap, IdCard, type LucideIcon, ShieldCheck, Users } from 'lucide-react'

type Look = { icon: LucideIcon; solid: string; pale: string }

/** Fill equals trust (UI.md): a verified claim wears its colour, a pending one only a tint of it. */
const looks: Record<ClaimLook, Look> = {
  education: {
    icon: GraduationCap,
    solid: 'bg-type-education text-white',
    pale: 'bg-type-education/10 text-type-education dark:bg-type-education/20 dark:text-ink-2',
  },
  kyc: {
    icon: IdCard,
    solid: 'bg-type-kyc text-white',
    pale: 'bg-type-kyc/10 text-type-kyc dark:bg-type-kyc/20 dark:text-ink-2',
  },
  certification: {
    icon: ShieldCheck,
    solid: 'bg-type-certification text-white',
    pale: 'bg-type-certification/10 text-type-certification dark:bg-type-certification/20 dark:text-ink-2',
  },
  employment: {
    icon: Briefcase,
    solid: 'bg-type-employment text-white',
    pale: 'bg-type-employment/10 text-type-employment dark:bg-type-employment/20 dark:text-ink-2',
  },
  membership: {
    icon: Users,
    solid: 'bg-type-membership text-white',
    pale: 'bg-type-membership/10 text-type-membership dark:bg-type-membership/20 dark:text-ink-2',
  },
  other: {
    icon: FileText,
    solid: 'bg-type-other text-white',
    pale: 'bg-type-other/10 text-type-other dark:bg-type-other/20 dark:text-ink-2',
  },
}

export function lookOf(type: string): Look {
  return looks[claimLook(type)]
}
