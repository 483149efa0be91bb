import type { Address } from '@did/domain/hex'
import { useQuery } from '@tanstack/react-query'
import Snowflake from 'lucide-react/icons/snowflake'
import { whileFrozenTexts as texts } from '../../texts/en/account/while-frozen.ts'
import { Notice } from '../../ui/notice.tsx'
import { controlQuery } from './control-query.ts'

const calmMs = 60_000

/**
 * Says that the identity is frozen. Shows nothing while the page does not know whether the identity
 * is frozen, because the server refuses the actions of a frozen identity anyway.
 */
export function FrozenNotice({ identity }: { identity: Address }) {
  const { data: control } = useQuery(controlQuery(identity, calmMs))
  if (!control?.frozenSince) return null
  return (
    <Notice tone="bad" icon={Snowflake} role="alert" title={texts.title}>
      {texts.text}
    </Notice>
  )
}
