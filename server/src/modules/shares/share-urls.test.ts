import { buildCredential, buildFields } from '@did/credentials/test/credential-fixtures'
import { shareId } from '@did/credentials/test/fixtures'
import { expect, test } from 'vitest'
import { assertFitsUrl, describeOpenUrl } from './share-urls.ts'

const config = { publicUrl: 'https://did.example.org' }

/** The claim names a holder whose name has `length` letters. */
async function buildLinked(length: number) {
  const leaves = buildFields('x'.repeat(length)).map((leaf) => ({ ...leaf, isOpenByDefault: false }))
  const { attestation, signature } = await buildCredential(leaves)
  const { primaryType, message } = attestation
  const { claimId: id, claimType: type, title, issuer, issueDate } = message
  const claimHash = `0x${'ab'.repeat(32)}` as const
  return {
    share: { id: shareId, kind: 'open' as const, claimHash, fields: ['holder_name'] },
    claim: { id, type, title, issuer, issueDate, claimHash, leaves },
    attested: { primaryType, message, signature, anchorBlock: null },
  }
}
const fits = async (length: number) => {
  const linked = await buildLinked(length)
  try {
    return describeOpenUrl(config, linked) !== null
  } catch {
    return false
  }
}

test('the server makes the link of a share only if the link has room for the block of the anchor', async () => {
  let [longest, tooLong] = [1, 30_000]
  while (tooLong - longest > 1) {
    const middle = Math.floor((longest + tooLong) / 2)
    if (await fits(middle)) longest = middle
    else tooLong = middle
  }
  const linked = await buildLinked(longest)
  expect(() => assertFitsUrl(config, linked)).toThrow(expect.objectContaining({ code: 'share-does-not-fit' }))
  const shorter = await buildLinked(longest - 8)
  expect(() => assertFitsUrl(config, shorter)).not.toThrow()
})
