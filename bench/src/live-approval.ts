/**
 * Measures how soon an owner's page shows an approval that another server process than the page's
 * own has received.
 */
import { approveRequest, askVerifier, createClaim, type Registered, register } from '@did/e2e/api'
import type { Page } from '@playwright/test'
import { openAsMember, openProductionSite } from './production-site.ts'
import type { Figure } from './rig.ts'
import { atMost, percentile } from './rig.ts'

const limitMs = 150
const approvals = 40

export async function benchLiveApproval(): Promise<Figure[]> {
  const site = await openProductionSite()
  try {
    // The verifier uses this node, because only an embedded installation accepts simulated proofs.
    // The node of the production site, which the owner uses, is not embedded.
    const near = await site.rig.startNode()
    const verifier = await register(near, site.rig.stack, { organization: 'Sports Federation' })
    const owner = await openAsMember(site)
    const page = await owner.context.newPage()
    const seen = await watchPage(page)
    const asked = await askAll(owner, verifier)
    await page.goto(`${site.node.publicUrl}/?view=verification`)
    await page
      .getByText('Pending', { exact: true })
      .nth(approvals - 1)
      .waitFor()
    const took = { socket: [] as number[], screen: [] as number[] }
    for (const [index, { claim, request }] of asked.entries()) {
      const [told, shown] = [seen.told(index + 1), seen.shown(index + 1)]
      const started = performance.now()
      await approveRequest(verifier.session, request, claim)
      took.socket.push((await told) - started)
      took.screen.push((await shown) - started)
    }
    return [figure('socket', took.socket), figure('screen', took.screen)]
  } finally {
    await site.close()
  }
}

async function askAll(owner: Registered, verifier: Registered) {
  const asked = []
  for (let n = 1; n <= approvals; n++) {
    const fields = { type: 'certification', title: `Badge ${n}`, description: 'Passed the exam.' }
    const claim = await createClaim(owner.session, owner.did, fields)
    asked.push({ claim, request: await askVerifier(owner.session, claim, verifier.user) })
  }
  return asked
}

/**
 * Approvals are counted from 1. `told(count)` waits until the owner's page has got that many
 * approvals over its socket, and `shown(count)` waits until it shows that many. Both return the
 * time of this moment.
 */
async function watchPage(page: Page) {
  const [told, shown] = [createCounter(), createCounter()]
  await page.exposeFunction('approvedShown', shown.reach)
  await page.addInitScript(() => {
    let before = 0
    let isCounting = false
    const count = () => {
      isCounting = false
      const texts = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT)
      let length = 0
      while (texts.nextNode()) if (texts.currentNode.nodeValue === 'Approved') length += 1
      if (length !== before) Reflect.get(window, 'approvedShown')(length)
      before = length
    }
    // The page counts its approvals at most once for each frame. Counting after each mutation would
    // keep the page busy.
    new MutationObserver(() => {
      if (!isCounting) requestAnimationFrame(count)
      isCounting = true
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  let frames = 0
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"claim_verified"')) told.reach(++frames)
    }),
  )
  return { told: told.waitFor, shown: shown.waitFor }
}

function createCounter() {
  const waiting: { count: number; resolve: (at: number) => void }[] = []
  return {
    reach: (count: number) => {
      for (const each of waiting) if (count >= each.count) each.resolve(performance.now())
    },
    waitFor: (count: number) => new Promise<number>((resolve) => waiting.push({ count, resolve })),
  }
}

function figure(what: string, took: readonly number[]): Figure {
  return atMost(`approve → the owner's ${what}, p95`, percentile(took, 0.95), limitMs, 'ms')
}
