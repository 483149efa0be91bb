import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import { consent, nobody } from '@did/contracts/test-control'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import type { CreatedShare } from '@did/domain/share/share-record'
import { demoAdministrator, demoOwner } from '@did/local/demo-accounts'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, inject } from 'vitest'
import { buildUser, buildVerifiedClaim, buildVerifier, mint } from '../rig/builders.ts'
import { test } from '../rig/test.ts'
import { controlChain } from '../rig/test-chain.ts'
import { check } from './run-checker.ts'

const stack = inject('stack')
const chain = controlChain(stack)

test('check-credential says that another key controls the holder’s identity, and warns while the holder reports a stolen key', async ({
  node,
}) => {
  const [holder, verifier] = [await buildUser(node), await buildVerifier(node, 'Quinta do Vale')]
  await mint(holder.client)
  const accredit = [verifier.client.address, 'Quinta do Vale', ''] as const
  await chain.send(demoAdministrator.address, { abi, functionName: 'accredit', args: accredit })
  const claim = await buildVerifiedClaim(holder, verifier)
  const { url } = await holder.client.ok<CreatedShare>('POST', `/api/claims/${claim.id}/shares`, {})

  const domain = attestationDomain(node.ctx.config)
  const next = privateKeyToAccount(generatePrivateKey())
  const message = { identity: holder.client.address, controller: next.address }
  const [moved, accepted] = [
    await consent(holder.client.account, domain, { name: 'MoveControl', message, nonce: 0n }),
    await consent(next, domain, { name: 'AcceptControl', message, nonce: 0n }),
  ]
  const move = [holder.client.address, next.address, nobody, moved, accepted] as const
  await chain.send(demoOwner.address, { abi, functionName: 'moveControl', args: move })
  const after = await check(url, '--rpc', stack.rpcUrl)
  expect(after.output).toMatch(
    /^Passed {16}Its holder controls it with another key since \w+ \d+, \d{4}(?: \(local time\))?$/m,
  )
  expect(after.code).toBe(0)

  const freeze = await consent(next, domain, { name: 'Freeze', message, nonce: 1n })
  await chain.send(demoOwner.address, { abi, functionName: 'freeze', args: [holder.client.address, freeze] })
  const frozen = await check(url, '--rpc', stack.rpcUrl)
  expect(frozen.output).toMatch(
    /^Warning {15}Its holder reports a stolen key since \w+ \d+, \d{4}(?: \(local time\))?$/m,
  )
  expect(frozen.code).toBe(2)
})
