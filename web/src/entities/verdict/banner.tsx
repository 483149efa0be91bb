import type { Headline } from '@did/credentials/verdict/describe-verdict'
import type { Overall } from '@did/credentials/verdict/verdict'
import type { ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { overallLooks } from './outcome-look.ts'

type BannerProps = { overall: Overall; headline: Headline; heading: 'h1' | 'h2' | 'h3'; children?: ReactNode }

export function Banner({ overall, headline, heading: Heading, children }: BannerProps) {
  const { icon: Icon, banner } = overallLooks[overall]
  return (
    <header aria-live="polite" className={cn('flex gap-4 rounded-2xl p-4 sm:p-6', banner)}>
      <Icon aria-hidden="true" className="mt-0.5 size-8 shrink-0" />
      <div className="min-w-0">
        <Heading className="text-xl font-semibold text-balance break-words">{headline.title}</Heading>
        <p className="mt-1 text-pretty break-words">{headline.sentence}</p>
        {children}
      </div>
    </header>
  )
}
