import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { buttonClass } from '../../ui/button.tsx'

export function NextStep({ text, action }: { text: string; action: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-pretty">{text}</p>
      {action}
    </div>
  )
}

export function ToClaims({ label }: { label: string }) {
  return (
    <Link href="/?view=claims" className={buttonClass()}>
      {label}
    </Link>
  )
}
