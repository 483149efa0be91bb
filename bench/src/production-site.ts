import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createVerifiedClaim, type Registered, register, shareClaim } from '@did/e2e/api'
import type { Node } from '@did/e2e/node'
import { accredit, harvest } from '@did/e2e/shares'
import { rememberSession } from '@did/e2e/wallet/remembered-session'
import { TestWallet } from '@did/e2e/wallet/test-wallet'
import { ensureBuilt, webBuild } from '@did/local/page-build'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { ensureChromium } from '../../scripts/chromium.ts'
import { createRig, type Rig } from './rig.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

export type Site = { rig: Rig; node: Node; browser: Browser; close: () => Promise<void> }

export async function openProductionSite(): Promise<Site> {
  const folder = await ensureBuilt(webBuild(root, 'production'), { root })
  const rig = await createRig()
  const node = await rig.startNode({
    EMBEDDED: 'false',
    WEB_DIR: folder,
    ANCHOR_AFTER_SECONDS: '0',
  })
  const browser = await launchBrowser()
  const close = async () => {
    await browser.close()
    await rig.close()
  }
  return { rig, node, browser, close }
}

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] })
}

/**
 * Returns a link whose verdict is green: the verifier is accredited, and the attestation is
 * anchored.
 */
export async function shareGreen({ rig, node }: Site): Promise<string> {
  // Another node makes the claim, because only an embedded installation accepts simulated proofs,
  // and the node that serves the page is not embedded.
  const maker = await rig.startNode()
  const owner = await register(maker, rig.stack, { minted: true })
  const verifier = await register(maker, rig.stack, { organization: 'Quinta do Vale' })
  // The verifier is accredited before it signs, because the verdict depends on the verifier's
  // standing at the anchor's block.
  await accredit(verifier, 'Quinta do Vale, Lda.', rig.stack)
  const claim = await createVerifiedClaim(owner, verifier, harvest)
  // The owner shares the claim after the attestation is anchored, so that the link names the
  // anchor's block.
  await anchored(rig)
  const { url } = await shareClaim(owner.session, claim)
  await maker.stop()
  return url.replace(new URL(url).origin, node.publicUrl)
}

/** The member of this browser context has already signed in, and has a profile and a minted DID. */
export async function openAsMember({
  browser,
  rig: { stack },
  node,
}: Pick<Site, 'browser' | 'rig' | 'node'>): Promise<Registered & { context: BrowserContext }> {
  const wallet = new TestWallet({ ...stack, connected: true })
  const member = await register(node, stack, { account: wallet.account, minted: true })
  const context = await browser.newContext()
  await rememberSession(context, node, stack.chainId, member.session)
  await wallet.install(context)
  return { ...member, context }
}

async function anchored({ sql }: Rig): Promise<void> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const { rows } = await sql.query(
      `select 1 from attestations a
        where not exists (select 1 from chain_events e where e.kind = 'anchored' and e.hash = a.digest)`,
    )
    if (rows.length === 0) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The attestation was not anchored within 60 s')
}
