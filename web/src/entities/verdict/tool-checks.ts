import type { Installation } from '@did/credentials/chain/installation'
import type { Anchor } from '@did/credentials/chain/registry-log'
import type { ParsedShare } from '@did/credentials/share/share-link'
import { parseSignature } from '@did/credentials/signature/signature'
import { unwrapSignature } from '@did/credentials/signature/unwrap-signature'
import type { VerdictFacts } from '@did/credentials/verdict/verdict'
import type { Hex } from '@did/domain/hex'
import { parseSubjectDid } from '@did/domain/protocol/subject-did'
import { latestSeconds } from '../../lib/page/device-clock.ts'
import { verdictTexts } from '../../texts/en/verdict/verdict.ts'

const texts = verdictTexts.details

type Checked = {
  share: ParsedShare & { kind: 'attested' }
  digest: Hex
  facts: VerdictFacts
  installation: Installation
}

/**
 * Lists the checks as commands of Foundry's `cast`. Above each command stands the answer that a
 * checker should expect.
 */
export function listToolChecks({ share, digest, facts: { anchor }, installation }: Checked): string[] {
  const { verifier, subject } = share.message
  const { didRegistry, rpcUrl } = installation
  const owner = parseSubjectDid(subject)?.address ?? ''
  const anchored = anchor === 'unknown' ? null : anchor
  const time = anchored ? anchored.time : latestSeconds()
  const call = (to: string, ...words: string[]) => ['cast call', to, ...words, '--rpc-url', rpcUrl].join(' ')
  return [
    ...(parseSignature(share.signature) ? [[texts.askSigned, verifySigned(share)] as const] : []),
    [texts.askSigner(verifier), askSigner(share, digest, anchored?.block, call)],
    [
      texts.askStanding,
      call(didRegistry, "'accreditationAt(address,uint64)(bool,string,string,uint64)'", verifier, `${time}`),
    ],
    [texts.askSubject, call(didRegistry, "'balanceOf(address)(uint256)'", owner)],
    [texts.askControl, call(didRegistry, "'controllerOf(address)(address,uint64,bool)'", owner)],
    [texts.askFrozen, call(didRegistry, "'frozenSince(address)(uint64)'", owner)],
    [texts.askVerifierControl, call(didRegistry, "'controllerOf(address)(address,uint64,bool)'", verifier)],
    [texts.askVerifierFrozen, call(didRegistry, "'frozenSince(address)(uint64)'", verifier)],
    [texts.askAnchor, askAnchor(digest, installation, anchored)],
    [texts.askRevocation, call(didRegistry, "'revokedAt(address,bytes32)(uint64)'", verifier, digest)],
  ].map(([expected, command]) => `# ${expected}\n${command}`)
}

/** Checks without the chain which key signed the hash of `signed.json`. */
function verifySigned({ message, signature }: Checked['share']): string {
  return `cast wallet verify --address ${message.verifier} --data --from-file signed.json ${signature}`
}

type Call = (to: string, ...words: string[]) => string

/**
 * Precompile 1 (`ecrecover`) checks the signature of a key. The wallet's own contract checks any
 * other signature.
 */
function askSigner(
  { message, signature }: Checked['share'],
  digest: Hex,
  block: number | undefined,
  call: Call,
): string {
  if (!parseSignature(signature)) {
    const at = block === undefined ? [] : ['--block', `${block}`]
    // The signature of a contract wallet may be wrapped. The command gets the signature without the
    // wrapper, because a deployed wallet cannot read the wrapper.
    const own = unwrapSignature(signature) ?? signature
    return call(message.verifier, "'isValidSignature(bytes32,bytes)(bytes4)'", digest, own, ...at)
  }
  const [rAndS, v] = [signature.slice(2, 130), signature.slice(130).padStart(64, '0')]
  return call(`0x${'1'.padStart(40, '0')}`, `${digest}${v}${rAndS}`)
}

/**
 * Finds the first anchor of the digest. If a chain node refused to search all blocks, the command
 * looks only in the block in which an anchor is known.
 */
function askAnchor(
  digest: Hex,
  { didRegistry, deployedAtBlock, rpcUrl }: Installation,
  anchored: Anchor | null,
): string {
  const isNarrow = anchored !== null && !anchored.isEarliest
  const range = isNarrow
    ? `--from-block ${anchored.block} --to-block ${anchored.block}`
    : `--from-block ${deployedAtBlock} --to-block latest`
  return `cast logs --address ${didRegistry} ${range} 'Anchored(bytes32 indexed digest)' ${digest} --rpc-url ${rpcUrl}`
}
