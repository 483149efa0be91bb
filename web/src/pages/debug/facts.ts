import type { AppConfig } from '@did/domain/app-config'
import { networkName } from '@did/domain/network'
import { version as reactVersion } from 'react'
import type { Account } from '../../entities/account/account.ts'
import type { LiveStatus } from '../../lib/live.ts'
import { currentKeeper } from '../../lib/query/kept-answers.ts'
import { queryClientStore } from '../../lib/query/query-client.ts'
import { relativeTime } from '../../texts/en/frame/dates.ts'
import { debugTexts as texts } from '../../texts/en/frame/debug.ts'
import type { ChainAnswer } from './ask-chain.ts'
import type { ServerAnswer } from './ask-server.ts'
import type { Fact } from './report.ts'

const { rows, values } = texts
const yesNo = (isSo: boolean): string => (isSo ? values.yes : values.no)

/** The state of a question to the server or the chain, which may not answer. */
export type Asked<Answer> = { data: Answer | undefined; isFetching: boolean; isError: boolean }

export function connectionFacts(server: Asked<ServerAnswer>, live: LiveStatus): Fact[] {
  const parts = server.isFetching ? null : (server.data?.parts ?? null)
  const status = server.isFetching ? values.checking : server.isError ? values.unreachable : values.reachable
  return [
    { term: rows.online, value: yesNo(navigator.onLine) },
    { term: rows.server, value: status },
    ...(server.data && !server.isError ? [{ term: rows.took, value: values.milliseconds(server.data.tookMs) }] : []),
    ...(parts
      ? [
          { term: rows.database, value: parts.database ? values.reachable : values.unreachable },
          { term: rows.serversChain, value: parts.chain ? values.reachable : values.unreachable },
        ]
      : []),
    { term: rows.live, value: texts.liveStatus[live] },
  ]
}

export function chainFacts(config: AppConfig | undefined, chain: Asked<ChainAnswer>): Fact[] {
  if (!config) return [{ term: rows.status, value: chain.isFetching ? values.checking : values.unknown }]
  const status = chain.isFetching ? values.checking : chain.isError ? values.unreachable : values.reachable
  return [
    { term: rows.chain, value: describeChain(config.chainId) },
    { term: rows.node, value: status },
    ...(chain.data && !chain.isError
      ? [
          { term: rows.nodeChain, value: yesNo(chain.data.chainId === config.chainId) },
          { term: rows.block, value: `${chain.data.block} (${relativeTime(chain.data.blockTime, new Date())})` },
          { term: rows.hasRegistry, value: yesNo(chain.data.hasRegistry) },
        ]
      : []),
    { term: rows.registry, value: config.didRegistry },
    { term: rows.policy, value: config.verifierPolicy },
    { term: rows.embedded, value: yesNo(config.embedded) },
  ]
}

export function walletFacts(account: Account, expected: number | undefined): Fact[] {
  const session = { term: rows.session, value: texts.sessionStatus[account.session.status] }
  if (account.address === null) return [{ term: rows.status, value: values.none }, session]
  const isExpected = account.isOnExpectedNetwork(expected === undefined ? [] : [expected])
  return [
    { term: rows.address, value: account.address, isPersonal: true },
    { term: rows.network, value: networkName(account.chainId) },
    { term: rows.expected, value: yesNo(isExpected) },
    session,
  ]
}

export function cacheFacts(): Fact[] {
  const kept = currentKeeper()?.count() ?? { memory: 0, stored: 0 }
  const queries = queryClientStore.get().getQueryCache().getAll()
  return [
    { term: rows.queries, value: String(queries.length) },
    { term: rows.keptInMemory, value: String(kept.memory) },
    { term: rows.keptSealed, value: String(kept.stored) },
    { term: rows.offline, value: yesNo(Boolean(navigator.serviceWorker?.controller)) },
  ]
}

export function versionFacts(): Fact[] {
  const entry = [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')].at(-1)?.src
  return [
    // The entry script is named after its content, so the same name means the same build.
    { term: rows.build, value: entry?.split('/').at(-1) ?? values.unknown },
    { term: rows.mode, value: __EMBEDDED__ ? values.embedded : values.production },
    { term: rows.react, value: reactVersion },
    { term: rows.language, value: navigator.language },
    { term: rows.window, value: `${innerWidth} × ${innerHeight}` },
    { term: rows.userAgent, value: navigator.userAgent },
  ]
}

/** The name of an unknown network already contains its number. */
function describeChain(chainId: number): string {
  const name = networkName(chainId)
  return name.includes(String(chainId)) ? name : `${name} (${chainId})`
}
