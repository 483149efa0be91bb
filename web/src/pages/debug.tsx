import { useQuery } from '@tanstack/react-query'
import Copy from 'lucide-react/icons/copy'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { Suspense, useState } from 'react'
import { useAccount } from '../entities/account/account.ts'
import { getAppConfig } from '../lib/app-config.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { liveStatusStore } from '../lib/live/live-status.ts'
import { Queries } from '../lib/query/queries.tsx'
import { queryKeys } from '../lib/query/query-keys.ts'
import { useStore } from '../lib/store.ts'
import { debugTexts as texts } from '../texts/en/debug/debug.ts'
import { Button } from '../ui/button.tsx'
import { askChain } from './debug/ask-chain.ts'
import { askServer } from './debug/ask-server.ts'
import { cacheFacts, chainFacts, connectionFacts, versionFacts, walletFacts } from './debug/facts.ts'
import { formatReport, type ReportSection } from './debug/report.ts'
import { useDocumentTitle } from './use-document-title.ts'

/**
 * In a production build, `__EMBEDDED__` is false, so that the build leaves out the import and the
 * imported file.
 */
const DemoWalletCard = __EMBEDDED__
  ? lazyPart(async () => (await import('./debug/demo-wallet-card.tsx')).DemoWalletCard)
  : () => null

export function DebugPage() {
  useDocumentTitle(texts.title)
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-10 md:px-6 md:py-14">
      <h1 className="text-2xl font-semibold">{texts.title}</h1>
      <p className="mt-2 text-lg text-pretty text-ink-2">{texts.lead}</p>
      <Queries>
        <Report />
      </Queries>
      <Suspense>
        <DemoWalletCard />
      </Suspense>
    </div>
  )
}

function Report() {
  const { sections, isChecking, check } = useSections()
  return (
    <>
      <div className="mt-6 flex flex-wrap gap-2">
        <CopyButton report={formatReport(sections, texts.leftOut)} />
        <Button variant="outline" pending={isChecking} onClick={check}>
          {!isChecking && <RefreshCw aria-hidden="true" className="size-4" />}
          {texts.refresh}
        </Button>
      </div>
      {sections.map((section) => (
        <section key={section.title} className="mt-8">
          <h2 className="text-lg font-semibold">{section.title}</h2>
          <dl className="mt-2 divide-y divide-line rounded-2xl border border-line bg-surface px-4">
            {section.facts.map(({ term, value }) => (
              <div key={term} className="grid gap-x-4 py-3 sm:grid-cols-2">
                <dt className="text-ink-3">{term}</dt>
                <dd className="min-w-0 break-all">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  )
}

function useSections() {
  const account = useAccount()
  const live = useStore(liveStatusStore)
  const asked = { retry: false, staleTime: 0 }
  const server = useQuery({ queryKey: ['debug', 'server'], queryFn: ({ signal }) => askServer(signal), ...asked })
  const config = useQuery({ queryKey: queryKeys.config, queryFn: getAppConfig, retry: false })
  const { rpcUrl, didRegistry: registry = '' } = config.data ?? {}
  const chain = useQuery({
    queryKey: ['debug', 'chain', rpcUrl],
    queryFn: () => askChain({ rpcUrl: rpcUrl ?? '', registry }),
    enabled: rpcUrl !== undefined,
    ...asked,
  })
  const sections: readonly ReportSection[] = [
    { title: texts.connection, facts: connectionFacts(server, live) },
    { title: texts.wallet, facts: walletFacts(account, config.data?.chainId) },
    { title: texts.chain, facts: chainFacts(config, chain) },
    { title: texts.caches, facts: cacheFacts() },
    { title: texts.versions, facts: versionFacts() },
  ]
  const check = () => void Promise.all([server.refetch(), config.refetch(), rpcUrl && chain.refetch()])
  return { sections, isChecking: server.isFetching || chain.isFetching, check }
}

function CopyButton({ report }: { report: string }) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none')
  const copy = () =>
    navigator.clipboard.writeText(report).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    )
  return (
    <>
      <Button onClick={() => void copy()}>
        <Copy aria-hidden="true" className="size-4" />
        {outcome === 'copied' ? texts.copied : texts.copy}
      </Button>
      <p role="status" className="order-last w-full text-sm text-ink-2">
        {outcome === 'failed' && texts.copyFailed}
      </p>
    </>
  )
}
