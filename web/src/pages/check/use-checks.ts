import { useEffect, useState } from 'react'
import { openShare } from '../../features/verdict/open-share.ts'
import { dateNow } from '../../lib/page/device-clock.ts'
import { useStore } from '../../lib/store.ts'
import { findNewestBlock, judgeAnew } from './run/ask-chain.ts'
import { createChecks } from './run/checks.ts'
import { limitFetch } from './run/limit-fetch.ts'

const requestsAtOnce = 6

/** Nothing stores the rows of this page, so they are lost when the page closes. */
export function useChecks() {
  const [checks] = useState(createPageChecks)
  const state = useStore(checks.store)
  useEffect(() => () => checks.cancel(), [checks])
  return { ...checks, state }
}

function createPageChecks() {
  const ask = limitFetch((url, init) => fetch(url, init), requestsAtOnce)
  return createChecks({
    judge: (share, signal) => judgeAnew(share, { signal, fetch: ask }),
    judgeCredential: async (text, signal) => {
      const { summarizeForeign } = await import('../../entities/foreign/judge-text.ts')
      return summarizeForeign(text, signal)
    },
    readBlock: (signal) => findNewestBlock({ signal, fetch: ask }),
    open: openShare,
    now: dateNow,
  })
}
