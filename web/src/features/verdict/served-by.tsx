import type { Fact } from '@did/credentials/fact'
import type { Installation } from '@did/credentials/installation'
import { verdictTexts } from '../../texts/verdict.ts'

const texts = verdictTexts.independent

/** Whoever serves a page could change it. So it says who did, and how to do without it. */
export function ServedBy({ link, installation }: { link: string | null; installation: Fact<Installation> }) {
  const node = installation === 'unknown' ? null : installation.rpcUrl
  return (
    <details className="rounded-2xl border border-line bg-surface px-4 text-sm sm:px-5">
      <summary className="flex min-h-11 flex-wrap items-center gap-x-1 py-2 text-ink-2">
        {texts.servedBy} <span className="font-medium break-all text-ink-1">{location.host}</span>
      </summary>
      <div className="flex flex-col gap-3 pb-4 text-ink-2">
        <p>{texts.how}</p>
        <code className="max-h-40 overflow-y-auto rounded-xl bg-canvas p-3 font-mono text-xs break-all">
          {texts.command(link ?? texts.file, node)}
        </code>
        <p>{texts.what}</p>
      </div>
    </details>
  )
}
