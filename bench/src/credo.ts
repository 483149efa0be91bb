/**
 * A wallet of the library Credo takes a credential in both of its forms from a running server, and
 * shows both to the server. The bench compares the server's CPU time for one credential with the
 * time that Credo needs to sign one of about the same length. It compares the server's CPU time for
 * one presentation with the time that Credo needs to check one.
 */
import type { Claim } from '@did/domain/claim/claim'
import { revokeClaim } from '@did/e2e/api'
import {
  type CredoRecord,
  type CredoWallet,
  loadCredo,
  makeClaim,
  makeOffer,
  makeRequest,
  openSite,
  readState,
  type Site,
} from './credo-site.ts'
import { prepareWallets, takeCredential } from './issuing-load.ts'
import type { Figure } from './rig.ts'
import { createRig, median } from './rig.ts'

const rounds = 9
const callsInARound = 40
const limits = { issuing: 3, checking: 5 }

export async function benchCredo(): Promise<Figure[]> {
  const { openCredoWallet } = await loadCredo()
  const rig = await createRig()
  const wallets = [await openCredoWallet(), await openCredoWallet()] as const
  try {
    const site = await openSite(rig)
    const received = await listReceived(site, wallets[0])
    return [...received, ...(await compareIssuing(site, wallets[1])), ...(await compareChecking(site, wallets[1]))]
  } finally {
    for (const wallet of wallets) await wallet.stop()
    await rig.close()
  }
}

async function listReceived(site: Site, wallet: CredoWallet): Promise<Figure[]> {
  const claim = await makeClaim(site)
  const received: CredoRecord[] = []
  const shown: string[] = []
  for (const configuration of ['claim_sd_jwt', 'claim_jwt']) {
    received.push(await wallet.receive(await makeOffer(site, claim, configuration)))
    const request = await makeRequest(site, configuration)
    await (await wallet.preparePresentation(request.uri))()
    shown.push(await readState(site, request))
  }
  const later = await wallet.receive(await makeOffer(site, claim, 'claim_sd_jwt', true))
  const [sdJwt] = received
  if (!sdJwt || !(await wallet.isValid(sdJwt))) throw new Error('Credo refused a good credential')
  await revokeClaim(site.verifier.session, claim, 'other')
  for (const revoked of [sdJwt, later])
    if (await wallet.isValid(revoked)) throw new Error('Credo took a revoked credential')
  const verified = shown.filter((state) => state === 'verified')
  return [
    count('forms that Credo took', received.length, 2),
    count('credentials that Credo took later', later.type === 'SdJwtVcRecord' ? 1 : 0, 1),
    count('forms that Credo showed', verified.length, 2),
  ]
}

function count(what: string, measured: number, expected: number): Figure {
  return { what, measured: String(measured), against: `all ${expected}`, ratio: expected / measured, atMost: 1 }
}

async function compareIssuing(site: Site, credo: CredoWallet): Promise<Figure[]> {
  const claim = await makeClaim(site)
  const signByCredo = await credo.prepareIssuing(words, { _sd: Object.keys(words).slice(1) })
  const took = { whole: [] as number[], issuing: [] as number[], credo: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    const { whole, issuing } = await measureIssuing(site, claim)
    took.whole.push(whole)
    took.issuing.push(issuing)
    took.credo.push(await measureOwn(signByCredo))
  }
  const own = { what: "Credo's signing", ms: settle(took.credo) }
  const whole = settle(took.whole)
  return [
    ...compare("server's CPU for one SD-JWT VC", settle(took.issuing), { limit: limits.issuing, own }),
    figure('with the offer, the token and the nonce', whole, own),
  ]
}

async function compareChecking(site: Site, credo: CredoWallet): Promise<Figure[]> {
  const record = await credo.receive(await makeOffer(site, await makeClaim(site), 'claim_sd_jwt'))
  const checkByCredo = await credo.prepareChecking(record)
  const took = { checking: [] as number[], credo: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    took.checking.push(await measureChecking(site, credo))
    took.credo.push(await measureOwn(checkByCredo))
  }
  const own = { what: "Credo's checking, without status", ms: settle(took.credo) }
  return compare("server's CPU for one checked presentation", settle(took.checking), { limit: limits.checking, own })
}

/** The first three rounds do not count, because V8 still compiles the code during these rounds. */
const settle = (took: readonly number[]) => median(took.slice(3))

type Own = { what: string; ms: number }

function compare(what: string, ms: number, { limit, own }: { limit: number; own: Own }): Figure[] {
  const measured = `${ms.toFixed(2)} ms`
  return [{ what, measured, against: `limit ${limit} ms`, ratio: ms / limit, atMost: 1 }, figure('the same', ms, own)]
}

function figure(what: string, ms: number, own: Own): Figure {
  return { what, measured: `${ms.toFixed(2)} ms`, against: `${own.what} ${own.ms.toFixed(2)} ms`, ratio: ms / own.ms }
}

/**
 * Returns two CPU times of the server for one credential. `issuing` is for the request that returns
 * the credential. `whole` also includes all earlier requests of the wallet.
 */
async function measureIssuing(site: Site, claim: Claim) {
  const { node, readCpuMs } = site
  const offers = []
  for (let n = 0; n < callsInARound; n++) offers.push(await makeOffer(site, claim, 'claim_sd_jwt'))
  const start = await readCpuMs()
  const wallets = await prepareWallets(node.url, offers)
  const middle = await readCpuMs()
  await Promise.all(wallets.map((each) => takeCredential(node.url, each)))
  const end = await readCpuMs()
  return { whole: (end - start) / callsInARound, issuing: (end - middle) / callsInARound }
}

/**
 * Credo reads all presentation requests before the measurement, so that only the server's check of
 * the answers is measured.
 */
async function measureChecking(site: Site, credo: CredoWallet): Promise<number> {
  const requests = []
  for (let n = 0; n < callsInARound; n++) requests.push(await makeRequest(site, 'claim_sd_jwt'))
  const answers = []
  for (const { uri } of requests) answers.push(await credo.preparePresentation(uri))
  const before = await site.readCpuMs()
  for (const answer of answers) await answer()
  const took = (await site.readCpuMs()) - before
  for (const request of requests)
    if ((await readState(site, request)) !== 'verified') throw new Error('The server refused a good presentation')
  return took / callsInARound
}

async function measureOwn(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  for (let n = 0; n < callsInARound; n++) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / callsInARound
}

/**
 * This content of the credentials that Credo signs is about as long as the content of a credential
 * from the server.
 */
const words = {
  vct: 'https://did.example.org/vct/verified-claim',
  title: 'Master of Science',
  issuerName: 'University of Tests',
  issueDate: '2026-11-21',
  level: 'EducationProof',
  attestation: 'a'.repeat(1200),
}
