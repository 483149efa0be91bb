import type { Address } from '@did/domain/hex'
import type { Context } from '../../context.ts'
import { findEnd } from '../../signing-certificate.ts'
import { askAsPage } from './ask-as-page.ts'

type Setting = 'chainId' | 'didRegistry' | 'didRegistryBlock' | 'ethereumDidRegistry' | 'didAccountFactory'
type OfPage = 'publicUrl' | 'publicRpcUrl' | 'isPublicRpcUrlSet'
type Parts = {
  config: Pick<Context['config'], Setting | OfPage | 'embedded' | 'signingCertificate'>
  chain: Pick<Context['chain'], 'readChainId' | 'readBlockNumber' | 'isRegistry' | 'hasCode' | 'hadCodeBefore'>
  proofs: Pick<Context['proofs'], 'haveDevelopmentKeys'>
  log: { error: (message: string) => void; warn: (message: string) => void }
  now: () => Date
}

/**
 * The returned function gives a sentence for each wrong setting. If the chain does not answer, the
 * sentences about the chain are those of the last check for which the chain answered. Once the
 * settings have fitted the chain, the chain is not asked again, so that a provider's wrong answer
 * cannot take down a working node.
 */
export function createSettingsCheck(parts: Parts): () => Promise<readonly string[]> {
  const own = [...findDevelopmentKeys(parts), ...findEndedCertificate(parts)]
  warnOfShownAddress(parts)
  let ofChain: readonly string[] = []
  let fitted = false
  const logged = new Set<string>()
  return async () => {
    const found = fitted ? null : await findWrongSettings(parts).catch(() => null)
    if (found) {
      ofChain = found
      fitted = found.length === 0
    }
    const faults = [...own, ...ofChain]
    for (const fault of faults.filter((each) => !logged.has(each))) parts.log.error(fault)
    for (const fault of faults) logged.add(fault)
    return faults
  }
}

/** The page would accept no proof with development keys, so nobody could approve a claim. */
function findDevelopmentKeys({ config, proofs }: Parts): string[] {
  if (config.embedded || !proofs.haveDevelopmentKeys) return []
  return [
    'The proving keys in proofs/keys are development keys, so nobody can approve a claim. docs/set-up.md says how to make others.',
  ]
}

/**
 * Only the start of a node checks when the certificate ends. A running node must not stop working
 * because a certificate ends at night.
 */
function findEndedCertificate({ config: { signingCertificate }, now }: Parts): string[] {
  const end = signingCertificate && findEnd(signingCertificate)
  if (!end || end > now()) return []
  return [`SIGNING_CERTIFICATE ended at ${end.toISOString()}, so wallets refuse what this service signs.`]
}

/**
 * The paths of many providers contain a secret, so the operator must know if pages show RPC_URL to
 * everybody.
 */
function warnOfShownAddress({ config, log }: Parts): void {
  if (config.embedded || config.isPublicRpcUrlSet) return
  log.warn('PUBLIC_RPC_URL is not set, so every page shows RPC_URL to everybody, with any secret in it.')
}

async function findWrongSettings(parts: Parts): Promise<string[]> {
  const { config, chain } = parts
  const answered = await chain.readChainId()
  if (answered !== config.chainId)
    return [`CHAIN_ID is ${config.chainId}, but the chain at RPC_URL has the id ${answered}.`]
  const faults = await Promise.all([
    findWrongRegistry(parts),
    findMissing('ETHEREUM_DID_REGISTRY', config.ethereumDidRegistry, chain),
    findMissing('DID_ACCOUNT_FACTORY', config.didAccountFactory, chain),
    findFaultOfBrowsersChain(parts),
  ])
  return faults.filter((fault) => fault !== null)
}

async function findWrongRegistry({ config, chain }: Parts): Promise<string | null> {
  const { didRegistry, didRegistryBlock: first } = config
  if (!(await chain.isRegistry()))
    return `DID_REGISTRY is ${didRegistry}, but no registry is at this address on the chain ${config.chainId}.`
  const newest = await chain.readBlockNumber()
  if (first > newest) return `DID_REGISTRY_BLOCK is ${first}, but the newest block of the chain is ${newest}.`
  if (!(await chain.hadCodeBefore(didRegistry, first))) return null
  return `DID_REGISTRY_BLOCK is ${first}, but the registry is older, so what happened before would be missing.`
}

async function findMissing(name: string, address: Address | undefined, chain: Parts['chain']): Promise<string | null> {
  if (address === undefined || (await chain.hasCode(address))) return null
  return `${name} is ${address}, but no contract is at this address on the chain.`
}

/**
 * An address that gives this node no answer is no fault, because a firewall may stop the node and
 * let browsers through.
 */
async function findFaultOfBrowsersChain({ config, log }: Parts): Promise<string | null> {
  const answer = await askAsPage(config)
  if (answer === null) {
    log.warn('PUBLIC_RPC_URL gave this node no answer. Browsers need one.')
    return null
  }
  if (answer.chainId !== config.chainId)
    return `CHAIN_ID is ${config.chainId}, but the chain at PUBLIC_RPC_URL has the id ${answer.chainId}.`
  if (answer.isReadable) return null
  return `PUBLIC_RPC_URL does not let the page read its answers: they need the header Access-Control-Allow-Origin for ${config.publicUrl}.`
}
