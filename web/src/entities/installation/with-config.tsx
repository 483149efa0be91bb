import type { AppConfig } from '@did/domain/app-config'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getAppConfig } from '../../lib/app-config.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { QueryError } from '../../ui/error-card.tsx'
import { Loading } from '../../ui/skeleton.tsx'

type Props = { loading?: string; failure: string; children: (config: AppConfig) => ReactNode }

/** Waits until the server has told which chain and registry this installation uses. */
export function WithConfig({ loading, failure, children }: Props) {
  const config = useQuery({ queryKey: queryKeys.config, queryFn: getAppConfig })
  if (config.isError) return <QueryError type="server" query={config} message={failure} />
  if (!config.data) return <Loading {...(loading && { label: loading })} skeleton="h-64 rounded-2xl" />
  return children(config.data)
}
