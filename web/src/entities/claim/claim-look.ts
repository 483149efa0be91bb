import type { LucideIcon } from 'lucide-react'
import Briefcase from 'lucide-react/icons/briefcase'
import FileText from 'lucide-react/icons/file-text'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import IdCard from 'lucide-react/icons/id-card'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Users from 'lucide-react/icons/users'

type Look = { icon: LucideIcon; solid: string; pale: string }

/**
 * The claim types with a design of their own: an icon, a full colour and a pale tint of that
 * colour.
 */
const looks: Readonly<Record<string, Look>> = {
  education: {
    icon: GraduationCap,
    solid: 'bg-type-education text-white',
    pale: 'bg-tint-education text-type-education dark:text-ink-2',
  },
  kyc: {
    icon: IdCard,
    solid: 'bg-type-kyc text-white',
    pale: 'bg-tint-kyc text-type-kyc dark:text-ink-2',
  },
  certification: {
    icon: ShieldCheck,
    solid: 'bg-type-certification text-white',
    pale: 'bg-tint-certification text-type-certification dark:text-ink-2',
  },
  employment: {
    icon: Briefcase,
    solid: 'bg-type-employment text-white',
    pale: 'bg-tint-employment text-type-employment dark:text-ink-2',
  },
  membership: {
    icon: Users,
    solid: 'bg-type-membership text-white',
    pale: 'bg-tint-membership text-type-membership dark:text-ink-2',
  },
}
/** Each of these claim types has the design of the most similar claim type in `looks`. */
const similar: Readonly<Record<string, string>> = {
  identity: 'kyc',
  license: 'certification',
  certificate: 'certification',
  credential: 'certification',
  award: 'certification',
}
const other: Look = {
  icon: FileText,
  solid: 'bg-type-other text-white',
  pale: 'bg-tint-other text-type-other dark:text-ink-2',
}

export function lookOf(type: string): Look {
  const design = (Object.hasOwn(similar, type) && similar[type]) || type
  return (Object.hasOwn(looks, design) && looks[design]) || other
}
