import type { Installation } from '@did/credentials/chain/installation'
import type { Fact } from '@did/credentials/verdict/fact'
import { verdictTexts } from '../../texts/en/verdict/verdict.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { CopyBlock } from './copy-block.tsx'
import { writeLink } from './write-link.ts'

const texts = verdictTexts.independent

/**
 * Says which server sent this page, because a server can change its own pages. Also says how to
 * check the claim without that server.
 */
export function ServedBy({ link, installation }: { link: string | null; installation: Fact<Installation> }) {
  const node = installation === 'unknown' ? null : installation.rpcUrl
  return (
    <div className="text-sm">
      <Disclosure
        summary={
          <span className="text-ink-2">
            {texts.servedBy} <span className="font-medium wrap-anywhere text-ink-1">{location.host}</span>
          </span>
        }
      >
        <div className="flex flex-col gap-3 text-ink-2">
          <p className="text-pretty">{texts.how}</p>
          <CopyBlock title={texts.run}>{texts.command(link === null ? texts.file : writeLink(link), node)}</CopyBlock>
          <p className="text-pretty">{texts.what}</p>
        </div>
      </Disclosure>
    </div>
  )
}
