import type { AppConfig } from '@did/domain/app-config'
import { networkName } from '@did/domain/network'
import type { Account } from '../../entities/account/account.ts'
import type { LiveStatus } from '../../lib/live/live-status.ts'
import { dateNow } from '../../lib/page/device-clock.ts'
import { currentKeeper } from '../../lib/query/kept-answers.ts'
import { queryClientStore } from '../../lib/query/query-client.ts'
import { debugTexts as texts } from '../../texts/en/debug/debug.ts'
import { relativeTime } from '../../texts/en/frame/dates.ts'
import type { ChainAnswer } from './ask-chain.ts'
import type { ServerAnswer } from './ask-server.ts'
import type { Fact } from './report.ts'

const { rows, values } = texts
const yesNo = (isSo: boolean): string => (isSo ? values.yes : values.no)

/** The state of a question to the server or the chain, whose answer may never come. */
export type Asked<Answer> = { data: Answer | undefined; isFetching: boolean; isError: boolean }

/** All rows exist from the beginning, so that nothing moves on screen when the answers come. */
export function connectionFacts(asked: Asked<ServerAnswer>, live: LiveStatus): Fact[] {
  const { known, tell } = read(asked)
  const parts = known?.parts ?? undefined
  return [
    { term: rows.online, value: yesNo(navigator.onLine) },
    { term: rows.server, value: describeReach(asked) },
    { term: rows.took, value: tell(known && values.milliseconds(known.tookMs)) },
    { term: rows.database, value: tell(parts && (parts.database ? values.reachable : values.unreachable)) },
    { term: rows.serversChain, value: tell(parts && (parts.chain ? values.reachable : values.unreachable)) },
    { term: rows.live, value: texts.liveStatus[live] },
  ]
}

export function chainFacts(config: Asked<AppConfig>, chain: Asked<ChainAnswer>): Fact[] {
  const { known: settings, tell: tellSetting } = read(config)
  const { known, tell } = read(chain)
  return [
    { term: rows.chain, value: tellSetting(settings && describeChain(settings.chainId)) },
    { term: rows.node, value: describeReach(chain) },
    { term: rows.nodeChain, value: tell(known && yesNo(known.chainId === settings?.chainId)) },
    { term: rows.block, value: tell(known && `${known.block} (${relativeTime(known.blockTime, dateNow())})`) },
    { term: rows.hasRegistry, value: tell(known && yesNo(known.hasRegistry)) },
    { term: rows.registry, value: tellSetting(settings?.didRegistry) },
    { term: rows.policy, value: tellSetting(settings?.verifierPolicy) },
    { term: rows.embedded, value: tellSetting(settings && yesNo(settings.embedded)) },
  ]
}

/**
 * `known` is undefined while the answer is missing. `tell` returns its argument. If the argument is
 * undefined, it returns a text instead, which says that the page is still asking or that it does
 * not know the answer.
 */
function read<Answer>({ data, isFetching, isError }: Asked<Answer>) {
  const known = isFetching || isError ? undefined : data
  return { known, tell: (text: string | undefined) => text ?? (isFetching ? values.checking : values.unknown) }
}

function describeReach({ data, isFetching, isError }: Asked<unknown>): string {
  if (isFetching) return values.checking
  if (data === undefined && !isError) return values.unknown
  return isError ? values.unreachable : values.reachable
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
    { term: rows.language, value: navigator.language },
    { term: rows.window, value: `${innerWidth} × ${innerHeight}` },
    { term: rows.userAgent, value: navigator.userAgent },
  ]
}

/** A network's name may already contain the number of the chain. */
function describeChain(chainId: number): string {
  const name = networkName(chainId)
  return name.includes(String(chainId)) ? name : `${name} (${chainId})`
}
