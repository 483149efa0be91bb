import { createChainReader } from '@did/credentials/chain/chain-reader'
import { readNewestBlock, type SeenBlock } from '@did/credentials/chain/newest-block'
import { judgeShare } from '@did/credentials/verdict/verdict'
import { useEffect, useState } from 'react'
import { askAbout } from '../../entities/verdict/judge/begin-verdict.ts'
import { getInstallation } from '../../entities/verdict/judge/installation.ts'
import { openShare } from '../../features/verdict/open-share.ts'
import { dateNow } from '../../lib/page/device-clock.ts'
import { useStore } from '../../lib/store.ts'
import { checkManyTexts } from '../../texts/en/check/check-many.ts'
import { createChecks } from './run/checks.ts'
import { limitFetch } from './run/limit-fetch.ts'

const requestsAtOnce = 6

/** The rows live as long as this page is open, and nowhere else. */
export function useChecks() {
  const [checks] = useState(createPageChecks)
  const state = useStore(checks.store)
  useEffect(() => () => checks.cancel(), [checks])
  return { ...checks, state }
}

function createPageChecks() {
  const ask = limitFetch((url, init) => fetch(url, init), requestsAtOnce)
  return createChecks({
    judge: async (share, signal) => {
      const findings = await askAbout(share, signal, { fetch: ask })
      return { share, verdict: judgeShare(share, findings.facts), findings }
    },
    judgeCredential: async (text, signal) => {
      const part = await import('../../entities/foreign/judge-text.ts').catch(() => null)
      if (part) return part.summarizeForeign(text, signal)
      return { overall: 'unchecked', headline: checkManyTexts.notLoaded, note: '', judged: null }
    },
    readBlock: async (signal) => {
      const installation = await getInstallation(signal)
      if (!installation) return null
      const { rpcUrl, chainId } = installation
      return readNewestBlock(createChainReader({ rpcUrl, fetch: ask, signal }), chainId).catch(
        (): SeenBlock | null => null,
      )
    },
    open: openShare,
    now: dateNow,
  })
}
