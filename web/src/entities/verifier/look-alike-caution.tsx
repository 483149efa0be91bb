import { findLookAlike } from '@did/domain/verifier/look-alike'
import { useQuery } from '@tanstack/react-query'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { resembles } from '../../texts/en/frame/names.ts'
import { registerQuery } from './register-query.ts'

/** Warns in red if a name that nobody reviewed looks like the name of an accredited verifier. */
export function LookAlikeCaution({ name }: { name: string }) {
  const register = useQuery(registerQuery)
  const accredited = (register.data ?? []).filter(({ status }) => status === 'accredited')
  const known = findLookAlike(
    name,
    accredited.map((entry) => entry.name),
  )
  if (known === null) return null
  return (
    <span dir="auto" className="flex items-start gap-1 text-sm font-medium text-pretty break-words text-bad">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {resembles(known)}
    </span>
  )
}
