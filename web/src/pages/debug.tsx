import { networkName } from '@did/domain/network'
import { routes } from '@did/domain/routes'
import { useQuery } from '@tanstack/react-query'
import { Copy, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { type Account, useAccount } from '../lib/account.ts'
import { api } from '../lib/api.ts'
import { Queries } from '../lib/queries.tsx'
import { queryKeys } from '../lib/query-keys.ts'
import { debugTexts as texts } from '../texts/pages.ts'
import { Button } from '../ui/button.tsx'
import { type Facts, formatReport, type ReportSection } from './debug-report.ts'
import { useDocumentTitle } from './use-document-title.ts'

export function DebugPage() {
  useDocumentTitle(texts.title)
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-10 md:px-6 md:py-14">
      <h1 className="text-2xl font-semibold">{texts.title}</h1>
      <p className="mt-2 text-lg text-pretty text-ink-2">{texts.lead}</p>
      <Queries>
        <Report />
      </Queries>
    </div>
  )
}

function Report() {
  const account = useAccount()
  const installation = useInstallation()
  const sections: readonly ReportSection[] = [
    { title: texts.installation, facts: installation.facts },
    { title: texts.wallet, facts: walletFacts(account, installation.chainId) },
    { title: texts.session, facts: { [texts.rows.status]: texts.sessionStatus[account.session.status] } },
    { title: texts.browser, facts: browserFacts() },
  ]
  return (
    <>
      <div className="mt-6 flex flex-wrap gap-2">
        <CopyButton report={formatReport(sections)} />
        <Button variant="outline" pending={installation.isChecking} onClick={installation.check}>
          {!installation.isChecking && <RefreshCw aria-hidden="true" className="size-4" />}
          {texts.refresh}
        </Button>
      </div>
      {sections.map((section) => (
        <section key={section.title} className="mt-8">
          <h2 className="text-lg font-semibold">{section.title}</h2>
          <dl className="mt-2 divide-y divide-line rounded-2xl border border-line bg-surface px-4">
            {Object.entries(section.facts).map(([term, value]) => (
              <div key={term} className="grid gap-x-4 py-3 sm:grid-cols-[12rem_1fr]">
                <dt className="text-ink-3">{term}</dt>
                <dd className="break-all">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  )
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

/** Asks each time instead of trusting what is known: the answer also says whether the server is there. */
function useInstallation() {
  const config = useQuery({
    queryKey: [...queryKeys.config, 'asked-again'],
    queryFn: () => api(routes.getConfig, {}),
    retry: false,
    staleTime: 0,
  })
  const { rows, values } = texts
  const isChecking = config.isFetching
  const server = isChecking ? values.checking : config.isError ? values.unreachable : values.reachable
  const facts: Facts = config.data
    ? {
        [rows.server]: server,
        [rows.chain]: `${networkName(config.data.chainId)} (${config.data.chainId})`,
        [rows.registry]: config.data.didRegistry,
        [rows.policy]: config.data.verifierPolicy,
        [rows.embedded]: config.data.embedded ? values.yes : values.no,
      }
    : { [rows.server]: server }
  return { facts, chainId: config.data?.chainId ?? null, isChecking, check: () => void config.refetch() }
}

function walletFacts(account: Account, expected: number | null): Facts {
  const { rows, values } = texts
  if (account.address === null) return { [rows.status]: values.none }
  const isExpected = account.isOnExpectedNetwork(expected === null ? [] : [expected])
  return {
    [rows.address]: account.address,
    [rows.network]: networkName(account.chainId),
    [rows.expected]: isExpected ? values.yes : values.no,
  }
}

function browserFacts(): Facts {
  const { rows, values } = texts
  return {
    [rows.online]: navigator.onLine ? values.yes : values.no,
    [rows.language]: navigator.language,
    [rows.window]: `${innerWidth} × ${innerHeight}`,
    [rows.userAgent]: navigator.userAgent,
  }
}
