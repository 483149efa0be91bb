import { toShareKey } from '@did/credentials/share/share-key'
import { buildControlledUrl } from '@did/credentials/share/share-link'
import { shareIdSchema } from '@did/domain/ids'
import { checkerTexts as texts } from '@did/domain/texts/en/command-line/checker'
import { expect, onTestFinished, test, vi } from 'vitest'
import { checkCredential } from './credential-command.ts'

const share = {
  publicUrl: 'https://did.example',
  shareId: shareIdSchema.parse('EBESExQVFhcYGRobHB0eHw'),
  key: toShareKey(new Uint8Array(32).fill(7)),
}

test.each([
  ['a registry that is no address', ['--registry', 'nonsense'], texts.faults.registry],
  ['another chain than the node’s', ['--chain', '5'], texts.faults.otherChain(1, 5)],
  ['no registry for a chain that it does not know', [], texts.faults.noRegistry(1)],
])('if a checker names %s, check-credential --open counts no view', async (_, options, fault) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: unknown, init: RequestInit) => {
    asked.push(String(url))
    const { id } = JSON.parse(String(init.body))
    return Response.json({ jsonrpc: '2.0', id, result: '0x1' })
  })
  const printed = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => void [vi.unstubAllGlobals(), vi.restoreAllMocks()])
  expect(await checkCredential([buildControlledUrl(share), '--open', '--rpc', 'http://node.example', ...options])).toBe(
    2,
  )
  expect(printed.mock.calls.flat().join('\n')).toContain(fault)
  expect(asked.filter((url) => url.startsWith(share.publicUrl))).toEqual([])
})
